import { pagePaths } from '@mboa/contract'
import { parseFields, storedValue } from './stored-value.ts'

/** As the server makes codes; whatever else stands behind an address is none. */
const form = /^#([\w-]{43})$/

/** Whoever has to sign up first may be back the next day. */
const keptMs = 86_400_000

/**
 * The code of a workshop's link that was opened, until it is asked about. In local storage, because
 * the mail that confirms an address opens a tab of its own. No address is kept: nothing but a
 * workshop can be opened by it.
 */
const kept = storedValue<{ code: string; until: number } | null>('mboa-workshop-link', {
  name: 'the link of a workshop',
  parse(text) {
    const { code, until } = parseFields(text)
    return typeof code === 'string' && typeof until === 'number' ? { code, until } : null
  },
})

/** It stands behind the address, which sends it nowhere by itself. */
export const readWorkshopCode = (hash: string): string | undefined => form.exec(hash)?.[1]

/** Before anything leads away from the address: whoever is not signed in is sent to the login. */
export function keepWorkshopLink({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>): void {
  const code = pathname === pagePaths.recorderSpeakers ? readWorkshopCode(hash) : undefined
  if (code !== undefined) kept.save({ code, until: Date.now() + keptMs })
}

export function findWorkshopLink(): string | undefined {
  const found = kept.read()
  return found !== null && found.until > Date.now() ? found.code : undefined
}

export const dropWorkshopLink = (): void => kept.remove()
