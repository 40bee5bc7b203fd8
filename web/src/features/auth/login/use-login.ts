import type { LoginRequest } from '@mboa/contract'
import { useState, type SubmitEvent } from 'react'
import { flushSync } from 'react-dom'
import { reportProblem } from '../../../platform/report-problem.ts'
import { keepsCookies } from '../../../platform/session/keeps-cookies.ts'
import { useSession } from '../../../platform/session/session-context.ts'
import { login } from '../auth-api.ts'
import { formTexts } from '../../../ui/form-texts.ts'
import { loginErrorTexts } from '../error-texts.ts'
import { focusFirst, textOf } from '../../../ui/form-values.ts'
import { validateLogin, type LoginErrors } from './validate-login.ts'

interface LoginState {
  errors: LoginErrors
  isBusy: boolean
  /** What was typed, where the password was right and only the e-mail is not verified yet. */
  unverified: LoginRequest | null
  submit: (event: SubmitEvent<HTMLFormElement>) => Promise<void>
}

export function useLogin(): LoginState {
  const { setUser } = useSession()
  const [errors, setErrors] = useState<LoginErrors>({})
  const [isBusy, setIsBusy] = useState(false)
  const [unverified, setUnverified] = useState<LoginRequest | null>(null)

  /** The message of a failed login, for both fields (§5); undefined when it succeeded. */
  async function tryLogin(request: LoginRequest) {
    const result = await login(request)
    if (result.ok) {
      setUser(result.value.user)
      return undefined
    }
    const { code } = result.failure
    if (code === 'email-not-verified') setUnverified(request)
    return loginErrorTexts[code] ?? loginErrorTexts.general
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const request = {
      identifier: textOf(form, 'identifier').trim(),
      password: textOf(form, 'password'),
    }
    const found = validateLogin(request)
    setErrors(found)
    setUnverified(null)
    if (found.identifier !== undefined || found.password !== undefined) {
      focusFirst(form, found.identifier === undefined ? ['password'] : ['identifier'])
      return
    }
    if (!keepsCookies()) {
      setErrors({ general: loginErrorTexts['cookies-blocked'] })
      return
    }
    setIsBusy(true)
    let failure: LoginErrors['identifier']
    try {
      failure = await tryLogin(request)
    } catch (error) {
      reportProblem('logging in', error)
      failure = formTexts.unexpected
    }
    flushSync(() => {
      setIsBusy(false)
      setErrors({ identifier: failure, password: failure })
    })
    if (failure !== undefined) {
      focusFirst(
        form,
        failure === loginErrorTexts['wrong-password'] ? ['password'] : ['identifier'],
      )
    }
  }

  return { errors, isBusy, unverified, submit }
}
