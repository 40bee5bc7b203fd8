import {
  addressOf,
  api,
  googleChannel,
  googleOutcomeSchema,
  type GoogleMode,
  type GoogleOutcome,
} from '@mboa/contract'
import * as v from 'valibot'

/** How often we look whether the window of a sign-in is still there. */
const closedPollMs = 500

/** Wide and high enough for Google's page; phones open a tab instead. */
const popupFeatures = 'popup,width=480,height=640'

/** One way through Google in a window of its own. */
export interface GoogleAttempt {
  id: string
  popup: Window
}

/**
 * Opens Google's page in a window; null where the browser blocks it. To be called right in the
 * click: browsers let nothing open a window later.
 */
export function openGooglePopup(id: string): GoogleAttempt | null {
  const popup = window.open(googleAddress('popup', id), 'mboa-google', popupFeatures)
  return popup === null ? null : { id, popup }
}

/** The same way in this tab; the server leads back to the page of its outcome. */
export function leaveForGoogle(id: string): void {
  location.assign(googleAddress('redirect', id))
}

function googleAddress(mode: GoogleMode, attempt: string): string {
  return addressOf(api.startGoogleSignIn, { query: { mode, attempt } })
}

/**
 * Hears how sign-ins end that this page began, also one that was given up: its session counts
 * anyway.
 *
 * @returns ends the listening
 */
export function subscribeToGoogleOutcomes(onOutcome: (outcome: GoogleOutcome) => void): () => void {
  const channel = new BroadcastChannel(googleChannel)
  channel.addEventListener('message', ({ data }) => {
    const outcome = v.safeParse(googleOutcomeSchema, data)
    if (outcome.success) onOutcome(outcome.output)
  })
  return () => channel.close()
}

/**
 * Reports once when somebody has come back from a window that is gone. Google's opener policy
 * makes an open window look closed as well, so that this is a guess until they are back here;
 * whoever listens must take an outcome that comes later anyway.
 *
 * @returns ends the watching
 */
export function watchForReturn({ popup }: GoogleAttempt, onReturn: () => void): () => void {
  const timer = setInterval(() => {
    if (!popup.closed || !document.hasFocus()) return
    clearInterval(timer)
    onReturn()
  }, closedPollMs)
  return () => clearInterval(timer)
}
