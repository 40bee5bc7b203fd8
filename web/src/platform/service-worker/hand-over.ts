import type { WorkerMessage } from '../network/worker-messages.ts'

/** A version that has not taken over by now is left to another time. */
export const patienceMs = 10_000

/**
 * Has the version that waits take over, and opens the page that was asked for once it has. Nothing
 * is asked of the old version meanwhile: what it has in hand when it is ended stays unanswered.
 * @param view the page between the two
 * @param next the version that waits, if it still does
 */
export function handOver(view: Window, next: ServiceWorker | null | undefined): void {
  const asked = view.location.href
  if (next == null) {
    stayWithOld(view, asked)
    return
  }
  const message: WorkerMessage = { type: 'take-over' }
  let isLeft = false
  const waiting = setTimeout(() => {
    isLeft = true
    stayWithOld(view, asked)
  }, patienceMs)
  next.addEventListener('statechange', () => {
    if (next.state !== 'activated' && next.state !== 'redundant') return
    clearTimeout(waiting)
    // Left to the old version, which was ended with that in hand: the new one is asked instead.
    if (isLeft) view.location.replace(asked)
    else view.location.reload()
  })
  next.postMessage(message)
}

/**
 * Not loaded again, which would lead here again: the old version opens the page. It is asked until
 * the page is there, since a request stays unanswered where the old version is ended with it.
 */
function stayWithOld({ location, history }: Window, asked: string): void {
  const ask = () => {
    // Away from it first: to an address that differs in its hash alone, browsers only scroll.
    history.replaceState(null, '', `?${location.search}`)
    location.replace(asked)
  }
  ask()
  setInterval(ask, patienceMs)
}
