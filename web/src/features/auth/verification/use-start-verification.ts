import { pagePaths } from '@mboa/contract'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from '../../../platform/navigation/history.ts'
import { reportProblem } from '../../../platform/report-problem.ts'
import { verifyEmail } from '../auth-api.ts'

interface Outcome {
  path: string
  state?: { code: string }
}

const failed: Outcome = { path: `${pagePaths.login}?message=verification-failed` }

/** Where the answer to a code leads (specification §4, Email verification). */
async function applyCode(code: string): Promise<Outcome> {
  const result = await verifyEmail(code).catch((error: unknown) => {
    reportProblem('verifying the email', error)
    return null
  })
  if (result === null) return failed
  if (result.ok) return { path: pagePaths.emailVerified }
  if (result.failure.code === 'verification-link-expired') {
    return { path: pagePaths.linkExpired, state: { code } }
  }
  const isInvalid = result.failure.code === 'invalid-verification-link'
  return isInvalid ? { path: pagePaths.invalidLink } : failed
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
    let isWanted = true
    void applyCode(code).then((outcome) => {
      if (isWanted) finish(outcome)
    })
    return () => {
      isWanted = false
    }
  }, [code])

  return isRunning
}
