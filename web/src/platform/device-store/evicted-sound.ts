import { createListeners } from '../listeners.ts'
import { storedValue } from '../stored-value.ts'

/** Set where a full device gave up downloaded sound, until that is read or the sound is here again. */
const evicted = storedValue('room-made', {
  name: 'that sound was given up',
  parse: (text) => text !== null,
  format: () => '1',
})
const listeners = createListeners()

/** On a device that is this full even the note may find no room: the answers are what counts. */
export function recordEvictedSound(): void {
  evicted.save(true)
  listeners.notify()
}

export const wasSoundEvicted = evicted.read

export function clearEvictedSound(): void {
  evicted.remove()
  listeners.notify()
}

/** Calls the listener after both. */
export const onSoundEvicted = listeners.subscribe
