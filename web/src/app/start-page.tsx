import { pagePaths } from '@mboa/contract'
import { useEffect, useEffectEvent } from 'react'
import { useStartVerification } from '../features/auth/verification/use-start-verification.ts'
import { useNavigate } from '../platform/navigation/history.ts'
import { LoadingPage } from '../ui/loading.tsx'
import { useIsHydrated } from '../ui/page-state.ts'
import { AppRoutes } from './app-routes.tsx'
import type { StartAction } from './start-action.ts'

/** The same element each time: what this page learns at start does not concern the routes. */
const routes = <AppRoutes />

/** What a start asks for: the page of the address, or what a mail's link leads to. */
export function StartPage({ startAction }: { startAction: StartAction }) {
  const codeOf = (mode: string) => (startAction?.mode === mode ? startAction.code : null)
  const isVerifying = useStartVerification(codeOf('verifyEmail'))
  useStartReset(codeOf('resetPassword'))
  const isHydrated = useIsHydrated()
  return isVerifying && isHydrated ? <LoadingPage /> : routes
}

/** The code of a reset link continues in the history entry: it never stands in the address. */
function useStartReset(code: string | null): void {
  const navigate = useNavigate()
  const open = useEffectEvent((state: { code: string }) => {
    navigate(pagePaths.resetPassword, { replace: true, state })
  })
  useEffect(() => {
    if (code !== null) open({ code })
  }, [code])
}
