/**
 * Where no test answers in place of the server, it is not reached: what a test has set going and
 * goes on after its end must not read what the test runner answers.
 */
export function cutServerOff(): void {
  const realFetch = globalThis.fetch.bind(globalThis)
  globalThis.fetch = (input, init) => {
    const path = new URL(input instanceof Request ? input.url : input, location.origin).pathname
    return path.startsWith('/api/')
      ? Promise.reject(new TypeError('Failed to fetch'))
      : realFetch(input, init)
  }
}
