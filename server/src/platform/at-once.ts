import { UnavailableError } from './unavailable-error.ts'

/** Runs work in its turn. @throws UnavailableError where too much waits already */
export type Enqueue = <Result>(work: () => Promise<Result>) => Promise<Result>

/**
 * Work that takes turns, in the order in which it came.
 * @param width how much of it runs at once
 * @param longest how much may wait; what comes beyond is sent away
 * @param refusal what the log says then
 * @param watch is told how much waits, whenever that changes
 */
export function createBoundedQueue(limits: {
  width: number
  longest: number
  refusal: string
  watch?: ((waiting: number) => void) | undefined
}): Enqueue {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running >= limits.width) {
      if (waiting.length >= limits.longest) {
        throw new UnavailableError(limits.refusal, { shortage: 'busy' })
      }
      await new Promise<void>((resolve) => {
        waiting.push(resolve)
        limits.watch?.(waiting.length)
      })
    } else {
      running += 1
    }
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      limits.watch?.(waiting.length)
      if (next === undefined) running -= 1
      else next()
    }
  }
}

/**
 * Does the same for each item, so many at once. After a failure nothing more is begun.
 * @throws what failed first, once all that was begun has ended
 */
export async function doAtOnce<Item>(
  items: Iterable<Item>,
  width: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items[Symbol.iterator]()
  const failures: unknown[] = []
  const worker = async () => {
    for (let next = waiting.next(); next.done !== true; next = waiting.next()) {
      if (failures.length > 0) return
      await work(next.value).catch((error: unknown) => void failures.push(error))
    }
  }
  await Promise.all(Array.from({ length: width }, worker))
  if (failures.length > 0) throw failures[0]
}
