import { api, type InterfaceLanguage, type Profile } from '@mboa/contract'
import { useState } from 'react'
import { call, type ApiFailure } from '../../platform/network/api-client.ts'
import { reportProblem } from '../../platform/report-problem.ts'
import { useSignedInUser } from '../../platform/session/session-context.ts'
import { unexpectedFailure } from './error-texts.ts'

/** Keeps the language of the account: of its emails and of new devices. */
export function useAccountLanguage(onChanged: (profile: Profile) => void) {
  const { id } = useSignedInUser()
  const [failure, setFailure] = useState<ApiFailure | undefined>()
  const [isBusy, setIsBusy] = useState(false)

  async function send(language: InterfaceLanguage) {
    setFailure(undefined)
    setIsBusy(true)
    try {
      const result = await call(api.changeProfile, { body: { language }, account: id })
      if (result.ok) onChanged(result.value)
      else setFailure(result.failure)
    } catch (error) {
      reportProblem('changing the language of the account', error)
      setFailure(unexpectedFailure)
    } finally {
      setIsBusy(false)
    }
  }

  return { failure, isBusy, save: (language: InterfaceLanguage) => void send(language) }
}
