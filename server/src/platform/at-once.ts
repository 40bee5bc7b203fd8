import { UnavailableError } from './unavailable-error.ts'

/**
 * Runs work in its turn.
 * @param owner the account, file or address that asks for the work
 * @throws UnavailableError where too much waits already
 */
export type Enqueue = <Value>(owner: string, work: () => Promise<Value>) => Promise<Value>

interface Waiting {
  readonly begin: () => void
  readonly refuse: () => void
}

/**
 * Work that takes turns by owner, so that nobody waits for all that another has sent. When the queue
 * is full, the owner with the most places gives one to an owner with fewer.
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
  /** Waiting work by owner, oldest first; owners in the order of their turns. */
  const owners = new Map<string, Waiting[]>()
  let [running, waiting] = [0, 0]

  function count(change: number): void {
    waiting += change
    limits.watch?.(waiting)
  }

  function makeRoom(owner: string): void {
    const own = owners.get(owner)?.length ?? 0
    const [most] = [...owners.values()].sort((one, other) => other.length - one.length)
    if (most === undefined || most.length <= own + 1) {
      throw new UnavailableError(limits.refusal, { shortage: 'busy' })
    }
    count(-1)
    most.pop()?.refuse()
  }

  function wait(owner: string): Promise<undefined> {
    if (waiting >= limits.longest) makeRoom(owner)
    const turn = Promise.withResolvers<undefined>()
    const refuse = () => turn.reject(new UnavailableError(limits.refusal, { shortage: 'busy' }))
    const own = owners.get(owner) ?? []
    owners.set(owner, own)
    own.push({ begin: () => turn.resolve(undefined), refuse })
    count(1)
    return turn.promise
  }

  /** Takes the oldest work of the next owner and moves that owner to the end. */
  function takeNext(): Waiting | undefined {
    for (const [owner, own] of owners) {
      owners.delete(owner)
      const next = own.shift()
      if (own.length > 0) owners.set(owner, own)
      if (next === undefined) continue
      count(-1)
      return next
    }
    return undefined
  }

  return async (owner, work) => {
    if (running >= limits.width) await wait(owner)
    else running += 1
    try {
      return await work()
    } finally {
      const next = takeNext()
      if (next === undefined) running -= 1
      else next.begin()
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
