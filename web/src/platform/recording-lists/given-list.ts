import { pagePaths } from '@mboa/contract'
import { createListeners } from '../listeners.ts'
import { parseFields, storedValue } from '../stored-value.ts'

/** A list of a language that its coordinator gave somebody to record. */
export interface GivenList {
  readonly course: string
  /** As lists are called: `concepts-family`, `unit-days`. */
  readonly theme: string
}

const kept = storedValue<GivenList | null>('given-list', {
  name: 'the list that was given to be recorded',
  parse(text) {
    const { course, theme } = parseFields(text)
    return typeof course === 'string' && typeof theme === 'string' ? { course, theme } : null
  },
})
const listeners = createListeners()
/** Read once: where nothing can be stored, it still holds for this page. */
let current: GivenList | null | undefined

export const followGivenList = listeners.subscribe

/** The one that was opened last, until it is put away. */
export function readGivenList(): GivenList | null {
  if (current === undefined) current = kept.read()
  return current
}

/** Where whoever records the language finds it, of words or sentences. */
export function givenListAddress(origin: string, { course, theme }: GivenList): string {
  return `${origin}${pagePaths.recorderHome}?${new URLSearchParams({ course, given: theme })}`
}

/**
 * Before anything leads away from the address: whoever is not signed in is sent to the login.
 * @returns whether it names one; it is to leave the address, or what is put away comes back
 */
export function keepGivenList({
  pathname,
  search,
}: Pick<Location, 'pathname' | 'search'>): boolean {
  if (pathname !== pagePaths.recorderHome) return false
  const parameters = new URLSearchParams(search)
  const [course, theme] = [parameters.get('course'), parameters.get('given')]
  if (course === null || theme === null) return false
  current = { course, theme }
  kept.save(current)
  listeners.notify()
  return true
}

export function putGivenListAway(): void {
  current = null
  kept.remove()
  listeners.notify()
}
