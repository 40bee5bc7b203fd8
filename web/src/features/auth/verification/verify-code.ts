import { api, pagePaths, type ErrorCode } from '@mboa/contract'
import { call } from '../../../platform/network/api-client.ts'

/** Where the answer to a code leads. */
export interface Outcome {
  path: string
  state?: { email: string } | RefusedLink
}

/** Why a link is refused, if the server says more than that it is expired or invalid. */
interface RefusedLink {
  code?: string
  reason?: ErrorCode | undefined
}

/**
 * Applies the code of a mailed link (specification §4, Email verification); undefined where the
 * server says nothing of the code.
 */
export async function verifyCode(code: string): Promise<Outcome | undefined> {
  const result = await call(api.verifyEmail, { body: { code } })
  if (result.ok) return { path: pagePaths.emailVerified, state: result.value }
  const reason = result.failure.fields['code']
  if (result.failure.code === 'verification-link-expired') {
    return { path: pagePaths.linkExpired, state: { code, reason } }
  }
  const isInvalid = result.failure.code === 'invalid-verification-link'
  return isInvalid ? { path: pagePaths.invalidLink, state: { reason } } : undefined
}
