import type { WorkerMessage } from './sw-messages.ts'

/** A version that has not taken over by now is left to another time. */
const patienceMs = 10_000

/**
 * The code of the page between two versions: has the one that waits take over, and opens the page
 * that was asked for once it has. Nothing is asked of the old version meanwhile: what it has in
 * hand when it is ended stays unanswered.
 */
async function takeOver(): Promise<void> {
  // Not loaded anew, which would lead here again: the old version opens the page.
  const stayWithOld = () => location.replace(location.pathname + location.search)
  const next = (await navigator.serviceWorker.getRegistration())?.waiting
  if (next == null) {
    stayWithOld()
    return
  }
  const message: WorkerMessage = { type: 'take-over' }
  next.addEventListener('statechange', () => {
    if (next.state === 'activated' || next.state === 'redundant') location.reload()
  })
  next.postMessage(message)
  setTimeout(stayWithOld, patienceMs)
}

void takeOver()
