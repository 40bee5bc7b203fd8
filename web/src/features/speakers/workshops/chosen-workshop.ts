import type { Workshop } from '@mboa/contract'
import { useState } from 'react'
import { parseFields, storedValue } from '../../../platform/stored-value.ts'

interface Chosen {
  /** Whose device it is. */
  readonly userId: string
  readonly workshop: string
}

/** In which workshop somebody new is added on this device; null for in none. */
const chosen = storedValue<Chosen | null>('mboa-workshop', {
  name: 'the workshop of this device',
  parse(text) {
    const { userId, workshop } = parseFields(text)
    return typeof userId === 'string' && typeof workshop === 'string' ? { userId, workshop } : null
  },
})

/** One of those that are open, or none: where it is over, whoever is added is added to none. */
export function useChosenWorkshop(userId: string, joined: readonly Workshop[]) {
  const [current, setCurrent] = useState(() => {
    const stored = chosen.read()
    return stored?.userId === userId ? stored.workshop : undefined
  })
  return {
    workshop: joined.find(({ id }) => id === current),
    choose(workshop: string | undefined): void {
      setCurrent(workshop)
      if (workshop === undefined) chosen.remove()
      else chosen.save({ userId, workshop })
    },
  }
}
