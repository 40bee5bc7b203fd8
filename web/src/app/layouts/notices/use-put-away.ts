import { useState } from 'react'
import { keepPutAway, readPutAway } from '../../../platform/put-away.ts'

/** Up to where one has put away what the bell tells, on this device: a count or an instant. */
export function usePutAway(userId: string, what: string): [number, (upTo: number) => void] {
  const [upTo, setUpTo] = useState(() => readPutAway(userId, what))
  const putAway = (next: number) => {
    setUpTo(next)
    keepPutAway(userId, what, next)
  }
  return [upTo, putAway]
}
