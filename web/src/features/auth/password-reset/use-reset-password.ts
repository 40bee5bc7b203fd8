import type { MessageDescriptor } from '@lingui/core'
import { useState, type SubmitEvent } from 'react'
import { reportProblem } from '../../../platform/report-problem.ts'
import { resetPassword } from '../auth-api.ts'
import { fieldTexts, formTexts } from '../../../ui/form-texts.ts'
import { focusFirst, textOf } from '../../../ui/form-values.ts'
import { newPasswordErrors } from '../../../ui/new-password/new-password-errors.ts'
import { resetPasswordFailedText } from '../error-texts.ts'

type Errors = ReturnType<typeof newPasswordErrors>

/** Where a reset ended for good; null while the form can still be sent. */
type ResetOutcome = 'done' | 'expired' | 'invalid' | null

export function useResetPassword(code: string) {
  const [errors, setErrors] = useState<Errors>({})
  const [failure, setFailure] = useState<MessageDescriptor | undefined>()
  const [outcome, setOutcome] = useState<ResetOutcome>(null)
  const [isBusy, setIsBusy] = useState(false)

  async function send(password: string): Promise<void> {
    const result = await resetPassword({ code, password })
    if (result.ok) {
      setOutcome('done')
      return
    }
    const { code: refusal, fields } = result.failure
    if (refusal === 'reset-link-expired') setOutcome('expired')
    else if (refusal === 'invalid-reset-link') setOutcome('invalid')
    else if (refusal === 'weak-password' || fields['password'] === 'weak-password') {
      setErrors({ password: fieldTexts.weakPassword })
    } else setFailure(resetPasswordFailedText)
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const password = textOf(form, 'password')
    const found = newPasswordErrors({ password, confirmPassword: textOf(form, 'confirmPassword') })
    setErrors(found)
    setFailure(undefined)
    if (Object.keys(found).length > 0) {
      focusFirst(form, Object.keys(found))
      return
    }
    setIsBusy(true)
    try {
      await send(password)
    } catch (error) {
      reportProblem('setting a new password', error)
      setFailure(formTexts.unexpected)
    } finally {
      setIsBusy(false)
    }
  }

  return { errors, failure, isBusy, outcome, submit }
}
