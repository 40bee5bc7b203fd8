import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { api, pagePaths, type LoginRequest } from '@mboa/contract'
import { identifierKind, trimEmail } from '@mboa/domain'
import { useState } from 'react'
import { useNavigate } from '../../../platform/navigation/history.ts'
import { call } from '../../../platform/network/api-client.ts'
import { acceptsCookies } from '../../../platform/session/accepts-cookies.ts'
import { useSession } from '../../../platform/session/session-context.ts'
import { emailError } from '../../../ui/email-error.ts'
import { fieldTexts, formTexts } from '../../../ui/form-texts.ts'
import { textOf, useSubmit, type FieldErrors, type Refusal } from '../../../ui/use-submit.ts'
import { loginErrorTexts } from '../error-texts.ts'

export function useLogin() {
  const { setUser } = useSession()
  const navigate = useNavigate()
  /** What was typed, where the password was right and only the e-mail is not verified yet. */
  const [unverified, setUnverified] = useState<LoginRequest | null>(null)
  const { submit, ...form } = useSubmit({
    doing: 'logging in',
    unexpected: atBothFields(formTexts.unexpected),
    validate: (form) => validateLogin(readRequest(form)),
    async send(form) {
      if (!acceptsCookies()) return { failure: loginErrorTexts['cookies-blocked'] }
      const request = readRequest(form)
      const answer = call(api.login, { body: request })
      // Puts the list of courses, which anybody may ask for, into the browser's cache: home needs it
      // at once, and beside a login it costs no further time on a slow line.
      void call(api.listCourses)
      const result = await answer
      if (result.ok) {
        setUser(result.value.user)
        if (result.value.isInvited === true) navigate(pagePaths.invitation, { replace: true })
        return undefined
      }
      const { code } = result.failure
      if (code === 'email-not-verified') setUnverified(request)
      return atBothFields(
        loginErrorTexts[code] ?? loginErrorTexts.general,
        code === 'wrong-password' ? 'password' : 'identifier',
      )
    },
  })
  return {
    ...form,
    unverified,
    submit: (event: Parameters<typeof submit>[0]) => {
      setUnverified(null)
      submit(event)
    },
  }
}

/** Specification §5: how a failed login is shown. */
function atBothFields(text: MessageDescriptor | undefined, focus = 'identifier'): Refusal {
  return { errors: { identifier: text, password: text }, focus }
}

function readRequest(form: HTMLFormElement): LoginRequest {
  return { identifier: trimEmail(textOf(form, 'identifier')), password: textOf(form, 'password') }
}

/** Specification §5, Login. All wrong fields at once. */
function validateLogin({ identifier, password }: LoginRequest): FieldErrors {
  const wrong = identifierError(identifier)
  return {
    ...(wrong !== undefined && { identifier: wrong }),
    ...(password === '' && { password: fieldTexts.noPassword }),
  }
}

function identifierError(identifier: string): MessageDescriptor | undefined {
  if (identifier === '') return msg`Email or phone number is required`
  return identifierKind(identifier) === 'email' ? emailError(identifier) : undefined
}
