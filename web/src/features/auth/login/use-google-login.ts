import { api, pagePaths, type GoogleOutcome } from '@mboa/contract'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from '../../../platform/navigation/history.ts'
import { call } from '../../../platform/network/api-client.ts'
import { reportProblem } from '../../../platform/report-problem.ts'
import { acceptsCookies } from '../../../platform/session/accepts-cookies.ts'
import { useSession } from '../../../platform/session/session-context.ts'
import type { SignInProblem } from '../error-texts.ts'
import {
  subscribeToGoogleOutcomes,
  leaveForGoogle,
  openGooglePopup,
  watchForReturn,
  type GoogleAttempt,
} from './google-attempt.ts'

/** Specification §4, Google login. `leaving`: on the way to Google in this tab. */
type Step =
  | { name: 'idle' }
  | { name: 'waiting'; attempt: GoogleAttempt }
  | { name: 'leaving' }
  | { name: 'failed'; code: SignInProblem }

const idle: Step = { name: 'idle' }
const failedWith = (code: SignInProblem): Step => ({ name: 'failed', code })

export interface GoogleLogin {
  isBusy: boolean
  /** For what continues in a window of its own. */
  isWaiting: boolean
  failure: SignInProblem | undefined
  /** To be called right in the click: see `openGooglePopup`. */
  start: () => void
  giveUp: () => void
  forgetFailure: () => void
}

export function useGoogleLogin(): GoogleLogin {
  const { setUser } = useSession()
  const navigate = useNavigate()
  const [step, setStep] = useState<Step>(idle)
  const ids = useRef(new Set<string>())

  /** Signs in with the session that a Google sign-in has opened. @param without what it means to find none */
  async function openSession(without: SignInProblem): Promise<void> {
    const result = await call(api.readSession)
    if (!result.ok) setStep(failedWith('network-error'))
    else if (result.value.user === null) setStep(failedWith(without))
    else {
      setUser(result.value.user)
      if (result.value.isInvited === true) navigate(pagePaths.invitation, { replace: true })
    }
  }

  const openSessionSafely = (without: SignInProblem = 'google-login-failed') =>
    openSession(without).catch((error: unknown) => {
      reportProblem('opening the session of a Google sign-in', error)
      setStep(failedWith('google-login-failed'))
    })

  const listener = useEffectEvent((outcome: GoogleOutcome) => {
    if (!ids.current.has(outcome.attempt)) return
    if (outcome.outcome === 'signed-in') void openSessionSafely()
    else if (outcome.outcome === 'new-user') navigate(pagePaths.googleFirstLogin)
    else if (step.name === 'waiting' && step.attempt.id === outcome.attempt) {
      setStep(failedWith(outcome.code))
    }
  })
  useEffect(() => subscribeToGoogleOutcomes((outcome) => listener(outcome)), [])

  const attempt = step.name === 'waiting' ? step.attempt : undefined
  // The outcome may have been lost with the window; the server knows it.
  const comeBack = useEffectEvent(() => void openSessionSafely('google-closed'))
  useEffect(() => {
    if (attempt !== undefined) return watchForReturn(attempt, () => comeBack())
  }, [attempt])

  // Whoever comes back from Google by the Back button may find this page as they left it.
  useEffect(() => {
    const rest = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setStep(idle)
    }
    addEventListener('pageshow', rest)
    return () => removeEventListener('pageshow', rest)
  }, [])

  function start() {
    if (!navigator.onLine) {
      setStep(failedWith('network-error'))
      return
    }
    if (!acceptsCookies()) {
      setStep(failedWith('cookies-blocked'))
      return
    }
    const id = crypto.randomUUID()
    ids.current.add(id)
    const opened = openGooglePopup(id)
    setStep(opened === null ? { name: 'leaving' } : { name: 'waiting', attempt: opened })
    if (opened === null) leaveForGoogle(id)
  }

  function giveUp() {
    attempt?.popup.close()
    setStep(idle)
  }

  function forgetFailure() {
    setStep((now) => (now.name === 'failed' ? idle : now))
  }

  const isWaiting = attempt !== undefined
  const failure = step.name === 'failed' ? step.code : undefined
  const isBusy = isWaiting || step.name === 'leaving'
  return { isBusy, isWaiting, failure, start, giveUp, forgetFailure }
}
