/** What is waited for at most where nothing reports progress, as of code that is fetched. */
const longestMs = 30_000

/** What the promise gives. Rejects where it has not settled in time: a lock must not outlast it. */
export function inTime<Value>(promise: Promise<Value>, patienceMs = longestMs): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('It took too long.')), patienceMs)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** As `Promise.withResolvers`, which the older of our browsers lack (Safari before 17.4). */
export function withResolvers<Value>() {
  let resolve: (value: Value) => void = () => undefined
  let reject: (reason: unknown) => void = () => undefined
  const promise = new Promise<Value>((...settle) => {
    ;[resolve, reject] = settle
  })
  return { promise, resolve, reject }
}
