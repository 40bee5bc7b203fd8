import type { Log } from '../log.ts'

/** Does background work in one server: when woken, and at every poll. */
export interface JobRunner {
  /** Aborts as soon as `stop` is called: the run under way claims nothing more. */
  readonly stopping: AbortSignal
  /** Begins a run, or another one after the run under way. Returns at once, logs a failure. */
  readonly wake: () => void
  /** Runs as `wake` does. Resolves after the last of the runs, rejects if one fails. */
  readonly runDue: () => Promise<void>
  /** Runs at once and from now on at every poll. */
  readonly start: () => void
  /** Resolves when the run under way has ended. Nothing runs from then on. */
  readonly stop: () => Promise<void>
}

/**
 * Never has two runs at once. After a failed run the next poll tries again.
 * @param run does everything that is due; must end soon once `stopping` aborts
 * @param failureText what the log says of a failed run
 */
export function createJobRunner(parts: {
  run: (stopping: AbortSignal) => Promise<void>
  pollMs: number
  failureText: string
  log: Log
}): JobRunner {
  const { run, pollMs, failureText, log } = parts
  const controller = new AbortController()
  const stopping = controller.signal
  let running: Promise<void> | undefined
  let requests = 0
  let poll: NodeJS.Timeout | undefined

  async function runWhileAsked(): Promise<void> {
    let handled: number
    try {
      do {
        handled = requests
        await run(stopping)
      } while (handled < requests && !stopping.aborted)
    } finally {
      // In the same step as the last look at `requests`, so that no request is lost in between.
      running = undefined
    }
  }

  function runDue(): Promise<void> {
    requests += 1
    if (running === undefined && !stopping.aborted) running = runWhileAsked()
    return running ?? Promise.resolve()
  }

  function wake(): void {
    const isUnderWay = running !== undefined
    const due = runDue()
    // The caller that began this run gets its failure.
    if (!isUnderWay) due.catch((error: unknown) => log.error({ error: String(error) }, failureText))
  }

  return {
    stopping,
    wake,
    runDue,
    start() {
      poll = setInterval(wake, pollMs)
      wake()
    },
    async stop() {
      controller.abort()
      clearInterval(poll)
      await running?.catch(() => undefined)
    },
  }
}
