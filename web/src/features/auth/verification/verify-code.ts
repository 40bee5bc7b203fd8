import { pagePaths } from '@mboa/contract'
import { verifyEmail } from '../auth-api.ts'

/** Where the answer to a code leads. */
export interface Outcome {
  path: string
  state?: { code: string } | { email: string }
}

/**
 * Applies the code of a mailed link (specification §4, Email verification); undefined where the
 * server says nothing of the code.
 */
export async function verifyCode(code: string): Promise<Outcome | undefined> {
  const result = await verifyEmail(code)
  if (result.ok) return { path: pagePaths.emailVerified, state: result.value }
  if (result.failure.code === 'verification-link-expired') {
    return { path: pagePaths.linkExpired, state: { code } }
  }
  const isInvalid = result.failure.code === 'invalid-verification-link'
  return isInvalid ? { path: pagePaths.invalidLink } : undefined
}
