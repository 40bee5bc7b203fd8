import type { Contribution } from '@mboa/contract'
import { useRef, useState } from 'react'
import { newEventId } from '../../../platform/event-id.ts'
import { reportProblem } from '../../../platform/report-problem.ts'
import type { TakeStore } from '../../../platform/take-store/open-take-store.ts'

type Told<Kind> = Kind extends Contribution ? Omit<Kind, 'id' | 'contributedAt'> : never

/** Keeps what a recorder tells on the device, from where it is sent; says where there is no room. */
export function useContribute(store: TakeStore) {
  const [hasFailed, setHasFailed] = useState(false)
  const isKeeping = useRef(false)

  async function contribute(told: Told<Contribution>): Promise<boolean> {
    // Sent twice by an impatient hand, it is told once.
    if (isKeeping.current) return false
    isKeeping.current = true
    try {
      const stamped = { ...told, id: newEventId(), contributedAt: Date.now() } as Contribution
      const kept = await store.contribute([stamped])
      setHasFailed(!kept.ok)
      return kept.ok
    } catch (error) {
      reportProblem('keeping a contribution', error)
      setHasFailed(true)
      return false
    } finally {
      isKeeping.current = false
    }
  }

  return { hasFailed, contribute }
}
