import { createHmac } from 'node:crypto'
import { googleStartQuerySchema, type GoogleMode } from '@mboa/contract'
import * as v from 'valibot'
import type { FlowSecrets } from './openid-client.ts'

/** A sign-in on its way through Google, as the browser's cookie keeps it. */
export interface GoogleFlow {
  readonly mode: GoogleMode
  /** Returned to the page that opened the popup. */
  readonly attempt: string
  readonly secrets: FlowSecrets
}

/** Time to choose an account and type a password at Google. */
export const flowLifetimeSeconds = 600

/** @example writeFlow({ mode: 'popup', attempt: '' }, ids.token()) // 'popup..G3x…' */
export function writeFlow(asked: { mode: GoogleMode; attempt: string }, token: string): string {
  return [asked.mode, asked.attempt, token].join('.')
}

/** Undefined for what we never wrote. Whoever changes their own cookie fools only themselves. */
export function readFlow(cookie: string | undefined): GoogleFlow | undefined {
  const [mode, attempt, token = '', ...rest] = (cookie ?? '').split('.')
  const asked = v.parse(googleStartQuerySchema, { mode, attempt })
  if (asked.mode === null || rest.length > 0 || !/^[\w-]{43}$/.test(token)) return undefined
  return { mode: asked.mode, attempt: asked.attempt, secrets: secretsOf(token) }
}

/** All three from the one random token, so that nothing of them need be stored here. */
export function secretsOf(token: string): FlowSecrets {
  const derive = (name: string) => createHmac('sha256', token).update(name).digest('base64url')
  return { state: derive('state'), nonce: derive('nonce'), verifier: derive('verifier') }
}
