/** Half a frame, so that a tap in the middle is answered within the next one. */
const sliceMs = 8

/** Latest start of a slice where the browser is never idle. */
const longestWaitMs = 500

/**
 * Does the work once the browser has nothing better to do; returns what cancels it. Safari has no
 * idle callbacks; between two timeouts it answers what was tapped.
 */
export function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work, { timeout: longestWaitMs })
  return () => cancelIdleCallback(handle)
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
