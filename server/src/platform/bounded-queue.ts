import { UnavailableError } from './unavailable-error.ts'

/** Runs work in its turn. @throws UnavailableError where too much waits already */
export type Enqueue = <Result>(work: () => Promise<Result>) => Promise<Result>

/**
 * Work that takes turns, in the order in which it came.
 * @param width how much of it runs at once
 * @param longest how much may wait; what comes beyond is sent away
 * @param refusal what the log says then
 */
export function createBoundedQueue(limits: {
  width: number
  longest: number
  refusal: string
}): Enqueue {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running >= limits.width) {
      if (waiting.length >= limits.longest) throw new UnavailableError(limits.refusal)
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else {
      running += 1
    }
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next === undefined) running -= 1
      else next()
    }
  }
}
