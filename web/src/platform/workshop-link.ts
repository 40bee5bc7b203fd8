import { pagePaths, type Role } from '@mboa/contract'
import { parseFields, storedValue } from './stored-value.ts'

/** As the server makes codes; whatever else stands behind an address is none. */
const form = /^#([\w-]{43})$/

/** Whoever has to sign up first, or to be invited, may be back the next day. */
const keptMs = 86_400_000

interface KeptLink {
  code: string
  until: number
  /** Who opened it was told, as one of this role, that they have to be invited first. */
  told?: string | undefined
}

/**
 * The code of a workshop's link that was opened, until it is asked about. In local storage, because
 * the mail that confirms an address opens a tab of its own. No address is kept: nothing but a
 * workshop can be opened by it.
 */
const kept = storedValue<KeptLink | null>('workshop-link', {
  name: 'the link of a workshop',
  parse(text) {
    const { code, until, told } = parseFields(text)
    if (typeof code !== 'string' || typeof until !== 'number') return null
    return { code, until, ...(typeof told === 'string' && { told }) }
  },
})

function readKept(): KeptLink | undefined {
  const found = kept.read()
  return found !== null && found.until > Date.now() ? found : undefined
}

/** It stands behind the address, which sends it nowhere by itself. */
export const readWorkshopCode = (hash: string): string | undefined => form.exec(hash)?.[1]

/** Before anything leads away from the address: whoever is not signed in is sent to the login. */
export function keepWorkshopLink({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>): void {
  const code = pathname === pagePaths.recorderSpeakers ? readWorkshopCode(hash) : undefined
  if (code !== undefined) kept.save({ code, until: Date.now() + keptMs })
}

/**
 * @param role of whom it leads somewhere: nobody is told twice that they have to be invited, and
 *   who records by now is asked
 */
export function findWorkshopLink(role?: Role): string | undefined {
  const found = readKept()
  const { told } = found ?? {}
  const leads = told === undefined || (told === 'learner' && role === 'recorder')
  return leads ? found?.code : undefined
}

/** It waits for an invitation of whom it was said to, as long as it is kept. */
export function putOffWorkshopLink(code: string, told: Role): void {
  kept.save({ code, until: readKept()?.until ?? Date.now() + keptMs, told })
}

/** An invitation was accepted: it may be what was waited for. */
export function takeUpWorkshopLink(): void {
  const found = readKept()
  if (found !== undefined) kept.save({ code: found.code, until: found.until })
}

export const dropWorkshopLink = (): void => kept.remove()
