import { apiPaths, sessionResponseSchema, type User } from '@mboa/contract'
import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { callApi } from '../platform/network/api-client.ts'
import { SessionContext } from '../platform/session/session-context.ts'

/** Finds out who is signed in, once at start, while the splash runs. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [user, setUser] = useState<User | null>(null)
  const [status, setStatus] = useState<'loading' | 'ready'>('loading')

  useEffect(() => {
    const giveUp = new AbortController()
    const { signal } = giveUp
    callApi(apiPaths.session, { answer: sessionResponseSchema, signal })
      .then((result) => {
        if (result.ok) setUser(result.value.user)
        setStatus('ready')
      })
      .catch((error: unknown) => {
        if (!signal.aborted) throw error
      })
    return () => giveUp.abort()
  }, [])

  const session = useMemo(() => ({ status, user, setUser }), [status, user])
  return <SessionContext value={session}>{children}</SessionContext>
}
