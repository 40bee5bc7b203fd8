import { api, pagePaths } from '@mboa/contract'
import { joinPhoneNumber } from '@mboa/domain'
import type { InputEvent } from 'react'
import { useInterfaceLanguage } from '../../../i18n/interface-language.ts'
import { call } from '../../../platform/network/api-client.ts'
import { useSession } from '../../../platform/session/session-context.ts'
import { formTexts } from '../../../ui/form-texts.ts'
import { useSubmit } from '../../../ui/use-submit.ts'
import { useShowSentMail } from '../verification/sent-mail.ts'
import {
  placeSignUpFailure,
  readSignUpForm,
  signUpFields,
  validateSignUp,
  type SignUpErrors,
  type SignUpField,
} from './sign-up-form.ts'

/** @param live what was found wrong while typing */
export function useSignUp(live: SignUpErrors) {
  const { language } = useInterfaceLanguage()
  const showSentMail = useShowSentMail()
  const { setUser } = useSession()
  const { setErrors, ...form } = useSubmit({
    doing: 'signing up',
    unexpected: { failure: formTexts.unexpected },
    validate: (form) => ({ ...validateSignUp(readSignUpForm(form)), ...live }),
    async send(form) {
      const { account, dialCode } = readSignUpForm(form)
      const phoneNumber = joinPhoneNumber(dialCode, account.phoneNumber)
      const result = await call(api.signUp, { body: { ...account, phoneNumber, language } })
      if (!result.ok) return placeSignUpFailure(result.failure)
      const { session } = result.value
      if (session !== undefined) {
        // The mail of an invitation has proven the address already.
        setUser(session.user)
        return undefined
      }
      const { fullName, email } = account
      showSentMail(result.value, pagePaths.signUpSuccess, { fullName, email, phoneNumber })
      return undefined
    },
  })
  const { errors } = form

  /** Removes the error of a field that has been put right. */
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

  return { ...form, recheck }
}
