/** Half a frame, so that a tap in the middle is answered within the next one. */
const sliceMs = 8

interface Waiting {
  /** Latest start where the browser is never idle. */
  atMostMs?: number
  /** Safari has no idle callbacks; between two timeouts it answers what was tapped. */
  withoutIdleMs?: number
}

/** Does the work once the browser has nothing better to do; returns what cancels it. */
export function whenIdle(
  work: () => void,
  { atMostMs = 500, withoutIdleMs = 0 }: Waiting = {},
): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work, withoutIdleMs)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work, { timeout: atMostMs })
  return () => cancelIdleCallback(handle)
}

/** Longest wait for a frame: browsers draw none for a hidden page. */
const maxFrameWaitMs = 100

/** Runs the work once the next frame is on the screen, or after 100 ms. Returns a function that cancels it. */
export function afterFrame(work: () => void): () => void {
  const run = () => {
    cancelAnimationFrame(frame)
    work()
  }
  let timer = setTimeout(run, maxFrameWaitMs)
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer)
    timer = setTimeout(work)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

/** Goes through the steps in short slices of idle time; returns what stops it. */
export function runWhenIdle<Value>(
  steps: Iterator<undefined, Value>,
  onDone: (value: Value) => void,
): () => void {
  let stop = whenIdle(run)
  function run() {
    const endsAt = performance.now() + sliceMs
    do {
      const step = steps.next()
      if (step.done === true) {
        onDone(step.value)
        return
      }
    } while (performance.now() < endsAt)
    stop = whenIdle(run)
  }
  return () => stop()
}
