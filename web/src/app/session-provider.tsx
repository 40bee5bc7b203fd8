import { apiPaths, sessionResponseSchema, type User } from '@mboa/contract'
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import * as v from 'valibot'
import { callApi } from '../platform/network/api-client.ts'
import { reportProblem } from '../platform/report-problem.ts'
import { onRemovedElsewhere } from '../platform/session/accounts-here.ts'
import { isLogoutDue, settleLogout } from '../platform/session/due-logout.ts'
import { whileLoggingOut } from '../platform/session/logging-out.ts'
import { oweLogout } from '../platform/session/owe-logout.ts'
import {
  findRememberedUser,
  forgetUser,
  rememberUser,
} from '../platform/session/remembered-user.ts'
import { SessionContext, type Session } from '../platform/session/session-context.ts'

/** Specification §8. No screen shows it, so that it needs no translation. */
const logoutFailed = 'Failed to log out. Please try again.'

type State = Pick<Session, 'status' | 'user' | 'logoutError'>

/**
 * Knows who is signed in. At start the device answers first, so that a learner without a network
 * goes on learning; the server's word, when it comes, is the last.
 */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState<State>({ status: 'loading', user: null, logoutError: null })

  // A login that ends before the look-up does must not be undone by it.
  const lookUp = useRef<AbortController>(null)
  const setUser = useCallback((user: User | null) => {
    lookUp.current?.abort()
    setState({ status: 'ready', user, logoutError: null })
    if (user === null) forgetUser()
    else rememberUser(user, Date.now())
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
  useEffect(
    () => (signedIn === undefined ? undefined : onRemovedElsewhere(signedIn, () => setUser(null))),
    [signedIn, setUser],
  )

  const logout = useCallback(
    (isSure = false) =>
      whileLoggingOut(async () => {
        const failure = await endSession()
        const isOwed = isSure && failure === 'network-error'
        if (failure === undefined || isOwed) {
          setUser(null)
          if (isOwed) oweLogout()
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

/** Ends the session on the server; gives the code of what it failed with. */
async function endSession(signal?: AbortSignal) {
  const ended = await callApi(apiPaths.logout, {
    method: 'POST',
    answer: v.unknown(),
    ...(signal && { signal }),
  })
  // A server that no longer knows the session has nothing left to end.
  return ended.ok || ended.failure.code === 'not-signed-in' ? undefined : ended.failure.code
}

async function lookUpSession(
  signal: AbortSignal,
  setState: (state: State) => void,
  setUser: (user: User | null) => void,
): Promise<void> {
  if (isLogoutDue()) {
    const ended = await endSession(signal)
    // Unreachable: whoever left this device stays away, and it is tried at the next start.
    if (ended !== undefined) {
      setState({ status: 'ready', user: null, logoutError: null })
      return
    }
    settleLogout()
  }
  const asked = callApi(apiPaths.session, { answer: sessionResponseSchema, signal })
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
