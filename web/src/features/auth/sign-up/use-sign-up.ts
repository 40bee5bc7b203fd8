import type { MessageDescriptor } from '@lingui/core'
import { pagePaths, type SignUpResponse } from '@mboa/contract'
import { useState, type InputEvent, type SubmitEvent } from 'react'
import { flushSync } from 'react-dom'
import { useInterfaceLanguage } from '../../../i18n/interface-language.ts'
import type { ApiResult } from '../../../platform/network/api-client.ts'
import { reportProblem } from '../../../platform/report-problem.ts'
import { signUp } from '../auth-api.ts'
import { formTexts } from '../../../ui/form-texts.ts'
import { focusFirst } from '../../../ui/form-values.ts'
import { useShowSentMail } from '../verification/sent-mail.ts'
import { loadCountryDirectory } from '../../../ui/phone-field/load-country-directory.ts'
import {
  readSignUpForm,
  signUpFields,
  type SignUpErrors,
  type SignUpField,
  type SignUpValues,
} from './sign-up-form.ts'
import { placeSignUpFailure, validateSignUp } from './validate-sign-up.ts'

interface SignUpState {
  errors: SignUpErrors
  /** What went wrong with the whole; undefined while nothing did. */
  general: MessageDescriptor | undefined
  isBusy: boolean
  submit: (event: SubmitEvent<HTMLFormElement>, liveErrors: SignUpErrors) => Promise<void>
  /** Removes the error of a field that has been put right. */
  recheck: (event: InputEvent<HTMLFormElement>) => void
}

export function useSignUp(): SignUpState {
  const { language } = useInterfaceLanguage()
  const showSentMail = useShowSentMail()
  const [errors, setErrors] = useState<SignUpErrors>({})
  const [general, setGeneral] = useState<MessageDescriptor | undefined>()
  const [isBusy, setIsBusy] = useState(false)

  async function register(values: SignUpValues): Promise<ApiResult<SignUpResponse>> {
    const { fullName, email, dialCode, password, acceptedTerms } = values
    const { joinPhoneNumber } = await loadCountryDirectory()
    const phoneNumber = joinPhoneNumber(dialCode, values.phoneNumber)
    return signUp({ fullName, email, phoneNumber, password, acceptedTerms, language })
  }

  async function submit(event: SubmitEvent<HTMLFormElement>, liveErrors: SignUpErrors) {
    event.preventDefault()
    const form = event.currentTarget
    const values = readSignUpForm(form)
    const show = (fields: SignUpErrors, failure?: MessageDescriptor) => {
      // The fields must be enabled and described before one of them takes the focus.
      flushSync(() => {
        setIsBusy(false)
        setErrors(fields)
        setGeneral(failure)
      })
      focusFirst(form, Object.keys(fields))
    }
    const found = { ...validateSignUp(values), ...liveErrors }
    if (Object.keys(found).length > 0) {
      show(found)
      return
    }
    setErrors({})
    setGeneral(undefined)
    setIsBusy(true)
    try {
      const result = await register(values)
      if (result.ok) {
        showSentMail(result.value, pagePaths.signUpSuccess, values.email)
        return
      }
      const { fields, general: failure } = placeSignUpFailure(result.failure)
      show(fields, failure)
    } catch (error) {
      reportProblem('signing up', error)
      show({}, formTexts.unexpected)
    }
  }

  function recheck(event: InputEvent<HTMLFormElement>) {
    const changed = signUpFields.find((field) => field === (event.target as HTMLInputElement).name)
    if (changed === undefined || Object.keys(errors).length === 0) return
    const found = validateSignUp(readSignUpForm(event.currentTarget))
    const touched: SignUpField[] =
      changed === 'password' ? ['password', 'confirmPassword'] : [changed]
    setErrors(
      Object.fromEntries(
        signUpFields.flatMap((field) => {
          const error = touched.includes(field) ? errors[field] && found[field] : errors[field]
          return error === undefined ? [] : [[field, error]]
        }),
      ),
    )
  }

  return { errors, general, isBusy, submit, recheck }
}
