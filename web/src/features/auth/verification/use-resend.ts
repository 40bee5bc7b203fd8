import type { MessageDescriptor } from '@lingui/core'
import { api, type ResendVerificationRequest, type SignUpResponse } from '@mboa/contract'
import { useState } from 'react'
import { call } from '../../../platform/network/api-client.ts'
import { reportProblem } from '../../../platform/report-problem.ts'
import { nobodyToResendToText, resendFailedText } from '../error-texts.ts'

/** Between two mails to one account; the server holds to it too. */
const resendPauseMs = 60_000

/** Specification §4: idle, sending, sent; and why not. Instants are epoch ms of this device. */
export type ResendState =
  | { step: 'idle' }
  | { step: 'sending' }
  | { step: 'sent'; until: number; hasMailbox: boolean }
  | { step: 'waiting'; until: number }
  | { step: 'verified' }
  | { step: 'failed'; text: MessageDescriptor }

/**
 * Asks for a new verification mail to whom the request identifies.
 *
 * @param request the code of an older link, the id of a sign-up, or credentials; null where nobody is
 *   known
 * @param onSent called with the server's answer, which resets the deadline
 */
export function useResend(
  request: ResendVerificationRequest | null,
  onSent: (answer: SignUpResponse) => void,
) {
  const [state, setState] = useState<ResendState>({ step: 'idle' })

  async function send(): Promise<ResendState> {
    if (request === null) return { step: 'failed', text: nobodyToResendToText }
    const result = await call(api.resendVerification, { body: request })
    if (result.ok) {
      onSent(result.value)
      const hasMailbox = result.value.mailboxPath !== undefined
      return { step: 'sent', until: Date.now() + resendPauseMs, hasMailbox }
    }
    const { code, retryAfterSeconds } = result.failure
    if (code === 'email-already-verified') return { step: 'verified' }
    if (code === 'wait-before-resend' && retryAfterSeconds !== undefined) {
      return { step: 'waiting', until: Date.now() + retryAfterSeconds * 1000 }
    }
    return { step: 'failed', text: resendFailedText }
  }

  async function resend() {
    setState({ step: 'sending' })
    try {
      setState(await send())
    } catch (error) {
      reportProblem('resending the verification mail', error)
      setState({ step: 'failed', text: resendFailedText })
    }
  }

  return { state, resend }
}
