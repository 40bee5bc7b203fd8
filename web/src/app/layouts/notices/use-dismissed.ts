import { useState } from 'react'
import { storedValue } from '../../../platform/stored-value.ts'

/**
 * Up to where somebody has dismissed a notice of the bell: a count or an instant; 0 at first. Where
 * nothing can be stored, it comes again at the next visit.
 */
const dismissedOf = (userId: string, what: string) =>
  storedValue(`dismissed.${userId}.${what}`, {
    name: 'what was dismissed',
    parse: (text) => Number(text ?? 0),
    format: String,
  })

/** Up to where one has dismissed what the bell lists, on this device: a count or an instant. */
export function useDismissed(userId: string, what: string): [number, (upTo: number) => void] {
  const [upTo, setUpTo] = useState(() => dismissedOf(userId, what).read())
  const dismiss = (next: number) => {
    setUpTo(next)
    dismissedOf(userId, what).save(next)
  }
  return [upTo, dismiss]
}
