import { pagePaths } from '@mboa/contract'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from '../../../platform/navigation/history.ts'
import { reportProblem } from '../../../platform/report-problem.ts'
import type { Outcome } from './verify-code.ts'

const failed: Outcome = { path: `${pagePaths.login}?message=verification-failed` }

/** Few starts bring a code: what applies it comes with one. */
async function apply(code: string): Promise<Outcome> {
  try {
    const { verifyCode } = await import('./verify-code.ts')
    return (await verifyCode(code)) ?? failed
  } catch (error) {
    reportProblem('verifying the email', error)
    return failed
  }
}

/**
 * Applies the code a start brought (`?mode=verifyEmail&oobCode=…`) while the splash shows, and
 * goes to the page of its outcome. To be used inside the router, once per start.
 *
 * @param code null where the start brought none; must not change
 * @returns whether the answer is still awaited: no other page should show then
 */
export function useStartVerification(code: string | null): boolean {
  const navigate = useNavigate()
  const [isRunning, setIsRunning] = useState(code !== null)

  const finish = useEffectEvent(({ path, state }: Outcome) => {
    setIsRunning(false)
    navigate(path, { replace: true, state })
  })

  useEffect(() => {
    if (code === null) return
    const leaving = new AbortController()
    void apply(code).then((outcome) => {
      if (!leaving.signal.aborted) finish(outcome)
    })
    return () => leaving.abort()
  }, [code])

  return isRunning
}
