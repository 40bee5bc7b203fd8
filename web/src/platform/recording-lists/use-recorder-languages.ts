import { api } from '@mboa/contract'
import { useMemo } from 'react'
import { call } from '../network/api-client.ts'
import { useResource, type Source } from '../network/use-resource.ts'
import type { Loaded } from '../network/loaded.ts'
import { saveLanguages, readStoredLanguages } from './stored-languages.ts'

/** ISO 639-3 codes of what this person records: from the device at once, then from the server. */
export const useRecorderLanguages = (userId: string): Loaded<readonly string[]> =>
  useResource(useMemo(() => languagesOf(userId), [userId])).state

const languagesOf = (userId: string): Source<readonly string[]> => ({
  during: 'asking which languages are recorded',
  read: () => readStoredLanguages(userId),
  async ask(signal) {
    const asked = await call(api.readProfile, { signal, account: userId })
    return asked.ok ? { ok: true, value: asked.value.recorderLanguages } : asked
  },
  isSame: (shown, next) => shown.join(' ') === next.join(' '),
  keep: (languages) => saveLanguages(userId, languages),
})
