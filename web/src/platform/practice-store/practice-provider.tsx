import { useEffect, useMemo, type ReactNode } from 'react'
import { PracticeContext } from './practice-context.ts'
import { openPracticeStore } from './practice-store.ts'

interface PracticeProviderProps {
  userId: string
  children: ReactNode
}

/** Holds the learner's store and keeps it in step with the server while the page lives. */
export function PracticeProvider({ userId, children }: PracticeProviderProps) {
  const store = useMemo(() => openPracticeStore(userId), [userId])

  useEffect(() => {
    const stop = store.start()
    const leaving = new AbortController()
    const { signal } = leaving
    const sync = () => {
      if (!signal.aborted) store.sync()
    }
    // After what the page itself reads of the device: nothing on it waits for the server.
    store.whenReady().then(sync, sync)
    window.addEventListener('online', sync, { signal })
    document.addEventListener('visibilitychange', sync, { signal })
    return () => {
      leaving.abort()
      stop()
    }
  }, [store])

  return <PracticeContext value={store}>{children}</PracticeContext>
}
