import { api, type User } from '@mboa/contract'
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { call, whileLoggingOut } from '../platform/network/api-client.ts'
import { reportProblem } from '../platform/report-problem.ts'
import { onRemovedElsewhere } from '../platform/device-store/accounts-here.ts'
import {
  isLogoutPending,
  clearPendingLogout,
  markLogoutPending,
  findRememberedUser,
  forgetUser,
  onLeftElsewhere,
  rememberUser,
} from '../platform/session/remembered-user.ts'
import { SessionContext, type Session } from '../platform/session/session-context.ts'

/** Specification §8. No screen shows it, so that it needs no translation. */
const logoutFailed = 'Failed to log out. Please try again.'

type State = Pick<Session, 'status' | 'user' | 'logoutError'>

/**
 * Knows who is signed in. At start the device answers first, so that a learner without a network
 * continues learning; the server's word, when it comes, is the last.
 */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState<State>({ status: 'loading', user: null, logoutError: null })

  /** Whom this tab shows: another may show somebody else by now. */
  const here = useRef<string>(undefined)
  // A login that ends before the look-up does must not be undone by it.
  const lookUp = useRef<AbortController>(null)
  const setUser = useCallback((user: User | null) => {
    lookUp.current?.abort()
    setState({ status: 'ready', user, logoutError: null })
    if (user !== null) rememberUser(user, Date.now())
    // A tab that shows nobody yet must not forget who has signed in in another meanwhile.
    else if (here.current !== undefined) forgetUser(here.current)
  }, [])

  useEffect(() => {
    const giveUp = new AbortController()
    lookUp.current = giveUp
    lookUpSession(giveUp.signal, setState, setUser).catch((error: unknown) => {
      if (!giveUp.signal.aborted) reportProblem('looking up the session', error)
    })
    return () => giveUp.abort()
  }, [setUser])

  const signedIn = state.user?.id
  useEffect(() => {
    here.current = signedIn
    if (signedIn === undefined) return undefined
    const leave = () => {
      if (here.current === signedIn) setUser(null)
    }
    // Heard after leaving too: nothing of who is removed may be made again by what runs here yet.
    onRemovedElsewhere(signedIn, leave)
    const unsubscribe = onLeftElsewhere(signedIn, leave)
    return () => {
      here.current = undefined
      unsubscribe()
    }
  }, [signedIn, setUser])

  const logout = useCallback(
    (isSure = false) =>
      whileLoggingOut(async () => {
        const account = here.current
        const failure = await endSession(account)
        const isOwed = isSure && failure === 'network-error'
        if (failure === undefined || isOwed) {
          // What another has taken over in another tab is theirs to end.
          const isTheirs = forgetUser(account)
          setUser(null)
          if (isOwed && isTheirs) markLogoutPending()
          return
        }
        reportProblem('logging out', failure)
        setState((before) => ({ ...before, logoutError: logoutFailed }))
      }),
    [setUser],
  )

  const session = useMemo(() => ({ ...state, setUser, logout }), [state, setUser, logout])
  return <SessionContext value={session}>{children}</SessionContext>
}

/** Ends the session of this account on the server; gives the code of what it failed with. */
async function endSession(account?: string, signal?: AbortSignal) {
  const ended = await call(api.logout, { account, signal })
  // A server that no longer knows the session, or knows another's, has nothing left to end.
  return ended.ok || ended.failure.code === 'not-signed-in' ? undefined : ended.failure.code
}

async function lookUpSession(
  signal: AbortSignal,
  setState: (state: State) => void,
  setUser: (user: User | null) => void,
): Promise<void> {
  if (isLogoutPending()) {
    const ended = await endSession(undefined, signal)
    // Unreachable: whoever left this device stays away, and it is tried at the next start.
    if (ended !== undefined) {
      setState({ status: 'ready', user: null, logoutError: null })
      return
    }
    clearPendingLogout()
  }
  const asked = call(api.readSession, { signal })
  const remembered = findRememberedUser(Date.now())
  if (remembered !== undefined) {
    setState({ status: 'ready', user: remembered, logoutError: null })
  }
  const result = await asked
  if (result.ok) setUser(result.value.user)
  else if (remembered === undefined) {
    setState({ status: 'ready', user: null, logoutError: null })
  }
}
