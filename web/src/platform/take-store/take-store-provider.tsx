import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { reportProblem } from '../report-problem.ts'
import { removedHere } from '../device-store/accounts-here.ts'
import { openTakeStore, type TakeStore } from './open-take-store.ts'
import { TakeStoreContext } from './take-store-context.ts'
import type { SenderState } from './take-sender.ts'

interface TakeStoreProviderProps {
  userId: string
  children: ReactNode
}

/** Opens the takes of one person and sends what waits, while a recorder's page is open. */
export function TakeStoreProvider({ userId, children }: TakeStoreProviderProps) {
  const [store, setStore] = useState<TakeStore>()
  const [isBlocked, setIsBlocked] = useState(false)
  const [sender, setSender] = useState<SenderState>({ state: 'idle' })
  const [changes, setChanges] = useState(0)

  useEffect(() => {
    const leaving = new AbortController()
    const whileHere = (act: () => void) => {
      if (!leaving.signal.aborted) act()
    }
    const opening = openTakeStore(userId, {
      now: () => Date.now(),
      random: () => Math.random(),
      later(call, delayMs) {
        const timer = setTimeout(call, delayMs)
        return () => clearTimeout(timer)
      },
      onChanged: () => whileHere(() => setChanges((count) => count + 1)),
      onState: (state) => whileHere(() => setSender(state)),
      onProblem(error) {
        // What the end of a store interrupts is over with it.
        if (!removedHere.has(userId)) reportProblem('sending takes', error)
      },
    })
    opening
      .then((opened) => whileHere(() => setStore(opened)))
      .catch((error: unknown) => {
        reportProblem('opening the takes of this device', error)
        whileHere(() => setIsBlocked(true))
      })
    return () => {
      leaving.abort()
      setStore(undefined)
      opening
        .then((opened) => opened.close())
        .catch(() => undefined /* Reported above: it never opened. */)
    }
  }, [userId])

  const own = useMemo(
    () => ({ store, isBlocked, sender, changes }),
    [store, isBlocked, sender, changes],
  )
  return <TakeStoreContext value={own}>{children}</TakeStoreContext>
}
