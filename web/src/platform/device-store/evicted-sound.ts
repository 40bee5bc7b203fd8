/** Set where a full device gave up downloaded sound, until that is read or the sound is here again. */
const key = 'mboa.room-made'
const listeners = new Set<() => void>()

/** On a device that is this full even the note may find no room: the answers are what counts. */
export function recordEvictedSound(): void {
  try {
    localStorage.setItem(key, '1')
  } catch {
    // As promised.
  }
  for (const listener of listeners) listener()
}

export const wasSoundEvicted = (): boolean => localStorage.getItem(key) !== null

export function clearEvictedSound(): void {
  localStorage.removeItem(key)
  for (const listener of listeners) listener()
}

/** Hears of both; returns how to stop hearing. */
export function onSoundEvicted(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
