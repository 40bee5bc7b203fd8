import type { ApiFailure, ClientErrorCode } from '../network/api-client.ts'
import { awaitsWithdrawal } from './discarded-takes.ts'
import type { WaitingCause } from '../device-store/take-database.ts'
import { sendTakes, type SendingOutcome, type SendingDeps } from './send-takes.ts'
import { retryDelayMs } from '../network/retry-delay.ts'

export type SenderState =
  | { state: 'idle' }
  | { state: 'sending' }
  /** Tries again by itself. */
  | { state: 'waiting'; code: WaitingCause }
  /** Until there is Wi-Fi or the switch is off. */
  | { state: 'not-on-wifi' }
  /** Until somebody signs in again, consents, or withdraws recordings. */
  | { state: 'stopped'; code: ClientErrorCode }

export interface TakeSender {
  /** Something new waits, or what stood in the way is gone. */
  readonly wake: () => void
  /** Breaks off the sending of a take that has been deleted. */
  readonly abandon: (takeId: string) => void
  /** Begins nothing any more; resolves when what is under way has ended. */
  close(): Promise<void>
}

export interface SenderDeps extends Omit<SendingDeps, 'underWay'> {
  /** Goes first: a take may be of a word that is contributed here. Never holds up the takes. */
  readonly sendContributions: () => Promise<SendingOutcome>
  readonly onState: (state: SenderState) => void
  /** From 0 up to and without 1. */
  readonly random: () => number
  /** Calls after that many ms; gives how to call it off. */
  readonly later: (call: () => void, delayMs: number) => () => void
}

/** The same answer would come again until the person does something. */
const stopping: ReadonlySet<ClientErrorCode> = new Set([
  'not-signed-in',
  'consent-needed',
  'quota-reached',
])

/** Sends what waits whenever it can, with growing pauses after failures. Begins at once. */
export function startTakeSender(deps: SenderDeps): TakeSender {
  let [isRunning, isAskedAgain, isClosed, retries] = [false, false, false, 0]
  let callOff = () => {}
  const underWay = new Map<string, AbortController>()
  const isWanted = () => isAskedAgain && !isClosed
  let ended = Promise.resolve()

  async function run(): Promise<void> {
    isRunning = true
    callOff()
    try {
      let outcome: SendingOutcome
      let isAwaiting: boolean
      do {
        isAskedAgain = false
        deps.onState({ state: 'sending' })
        const contributed = await deps.sendContributions()
        const taken = await sendTakes({
          ...deps,
          underWay,
          maySend: () => !isClosed && deps.maySend(),
        })
        outcome = taken.ok ? contributed : taken
        isAwaiting = await awaitsWithdrawal(deps.database)
        // Also after a failure: the network may have returned in the middle of the attempt. Nothing
        // is awaited from here to the end of the run, or a call in between would be lost.
      } while (isWanted())
      settle(outcome, isAwaiting)
    } catch (error) {
      deps.onProblem(error)
      settle({ ok: false, failure: { code: 'general', fields: {} } }, false)
    } finally {
      isRunning = false
    }
  }

  function settle(outcome: SendingOutcome, isAwaiting: boolean): void {
    if (isClosed) return
    if (outcome.ok && isAwaiting) retryLater('not-withdrawn')
    else if (outcome.ok) {
      retries = 0
      deps.onState({ state: 'idle' })
    } else if (outcome.failure === 'not-on-wifi') hold({ state: 'not-on-wifi' }, isAwaiting)
    else if (outcome.failure === 'not-encoded') retryLater('not-encoded')
    else settleFailure(outcome.failure, isAwaiting)
  }

  function settleFailure({ code, retryAfterSeconds = 0 }: ApiFailure, isAwaiting: boolean): void {
    if (stopping.has(code)) hold({ state: 'stopped', code }, isAwaiting && code !== 'not-signed-in')
    else retryLater(code, retryAfterSeconds)
  }

  /** The takes wait until something changes; what was deleted is withdrawn anyway. */
  function hold(state: SenderState, isAwaiting: boolean): void {
    deps.onState(state)
    if (isAwaiting) wakeLater()
  }

  function retryLater(code: WaitingCause, retryAfterSeconds = 0): void {
    deps.onState({ state: 'waiting', code })
    wakeLater(retryAfterSeconds)
  }

  function wakeLater(afterSeconds = 0): void {
    retries += 1
    const delayMs = retryDelayMs(retries, deps.random())
    callOff = deps.later(wake, Math.max(delayMs, afterSeconds * 1000))
  }

  function wake(): void {
    if (isClosed) return
    if (isRunning) isAskedAgain = true
    else ended = run()
  }

  wake()
  return {
    wake,
    abandon(takeId) {
      underWay.get(takeId)?.abort()
    },
    close() {
      isClosed = true
      callOff()
      return ended
    },
  }
}
