import { useState } from 'react'

/** Up to where one has put away what the bell tells, on this device: a count or an instant. */
export function usePutAway(userId: string, what: string): [number, (upTo: number) => void] {
  const key = `mboa-put-away-${userId}-${what}`
  const [upTo, setUpTo] = useState(() => readNumber(key))
  const putAway = (next: number) => {
    setUpTo(next)
    try {
      localStorage.setItem(key, String(next))
    } catch {
      // Browsers that keep nothing throw: it is told again at the next visit there.
    }
  }
  return [upTo, putAway]
}

function readNumber(key: string): number {
  try {
    return Number(localStorage.getItem(key) ?? 0)
  } catch {
    return 0
  }
}
