/** As `Promise.withResolvers`, which the older of our browsers lack (Safari before 17.4). */
export function withResolvers<Value>() {
  let resolve: (value: Value) => void = () => undefined
  let reject: (reason: unknown) => void = () => undefined
  const promise = new Promise<Value>((...settle) => {
    ;[resolve, reject] = settle
  })
  return { promise, resolve, reject }
}
