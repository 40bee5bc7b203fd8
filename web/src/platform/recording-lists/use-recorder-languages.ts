import { api } from '@mboa/contract'
import { useMemo } from 'react'
import { call } from '../network/api-client.ts'
import { useResource, type Source } from '../network/use-resource.ts'
import type { Loaded } from '../network/loaded.ts'
import { saveLanguages, readStoredLanguages } from './stored-languages.ts'

/** ISO 639-3 codes of what this person records: from the device at once, then from the server. */
export function useRecorderLanguages(userId: string): Loaded<readonly string[]> {
  const { state } = useResource(useMemo(() => languagesOf(userId), [userId]))
  const codes = state.status === 'ready' ? state.value.join(' ') : undefined
  // The same codes again must not make everything that hangs on them begin again.
  const same = useMemo(() => codes?.split(' ').filter((code) => code !== ''), [codes])
  return same === undefined ? state : { status: 'ready', value: same }
}

const languagesOf = (userId: string): Source<readonly string[]> => ({
  during: 'asking which languages are recorded',
  read: () => readStoredLanguages(userId),
  async ask(signal) {
    const asked = await call(api.readProfile, { signal, account: userId })
    return asked.ok ? { ok: true, value: asked.value.recorderLanguages } : asked
  },
  keep: (languages) => saveLanguages(userId, languages),
})
