import type { Workshop } from '@mboa/contract'
import { useSyncExternalStore } from 'react'
import { createListeners } from '../listeners.ts'
import { parseFields, storedValue } from '../stored-value.ts'

interface Chosen {
  /** Whose device it is. */
  readonly userId: string
  readonly workshop: string
}

/** In which workshop somebody new is added on this device; null where nobody has said so. */
const chosen = storedValue<Chosen | null>('workshop', {
  name: 'the workshop of this device',
  parse(text) {
    const { userId, workshop } = parseFields(text)
    return typeof userId === 'string' && typeof workshop === 'string' ? { userId, workshop } : null
  },
})

const listeners = createListeners()
/** Read once: where nothing can be stored, a choice still holds for this page. */
let latest: Chosen | null | undefined

function readChosen(userId: string): string | undefined {
  latest ??= chosen.read()
  return latest?.userId === userId ? latest.workshop : undefined
}

/** In place of an id, where somebody wants whom they add to be in none. */
const none = ''

/**
 * One of those that are open, or none. On a device where nothing was chosen, as on a second one of
 * somebody who joined on their first, it is the only one there is.
 */
export function useChosenWorkshop(userId: string, joined: readonly Workshop[]) {
  const current = useSyncExternalStore(listeners.subscribe, () => readChosen(userId))
  const [first, second] = joined
  const only = second === undefined && current !== none ? first : undefined
  return {
    workshop: joined.find(({ id }) => id === current) ?? only,
    choose(workshop: string = none): void {
      latest = { userId, workshop }
      chosen.save(latest)
      listeners.notify()
    },
  }
}
