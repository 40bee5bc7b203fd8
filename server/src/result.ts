import type { ErrorCode } from '@mboa/contract'

/** Why something expected did not happen; becomes the error body of the answer. */
export interface Failure {
  readonly code: ErrorCode
  /** All wrong fields at once, by their name in the request. */
  readonly fields?: Readonly<Record<string, ErrorCode>>
  readonly retryAfterSeconds?: number
}

/** The value, or the expected failure. Surprises are thrown instead. */
export type Result<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: Failure }

export function succeed<Value>(value: Value): Result<Value> {
  return { ok: true, value }
}

/** @example refuse('wait-before-resend', { retryAfterSeconds: 42 }) */
export function refuse(
  code: ErrorCode,
  details: Omit<Failure, 'code'> = {},
): { readonly ok: false; readonly failure: Failure } {
  return { ok: false, failure: { code, ...details } }
}
