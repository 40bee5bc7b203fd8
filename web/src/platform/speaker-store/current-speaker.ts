import { createListeners } from '../listeners.ts'
import { parseFields, storedValue } from '../stored-value.ts'

interface Chosen {
  /** Whose device it is. */
  readonly userId: string
  readonly speaker: string
}

/** Who was chosen last to speak on this device; null for whoever is signed in. */
const chosen = storedValue<Chosen | null>('speaker', {
  name: 'who speaks on this device',
  parse(text) {
    const { userId, speaker } = parseFields(text)
    return typeof userId === 'string' && typeof speaker === 'string' ? { userId, speaker } : null
  },
})
const listeners = createListeners()
/** Read once: where nothing can be stored, a choice still holds for this page. */
let current: Chosen | null | undefined

export const followCurrentSpeaker = listeners.subscribe

export function readCurrentSpeaker(userId: string): string | undefined {
  current ??= chosen.read()
  return current?.userId === userId ? current.speaker : undefined
}

/** @param speaker undefined for who is signed in */
export function chooseSpeaker(userId: string, speaker: string | undefined): void {
  current = speaker === undefined ? null : { userId, speaker }
  if (current === null) chosen.remove()
  else chosen.save(current)
  listeners.notify()
}
