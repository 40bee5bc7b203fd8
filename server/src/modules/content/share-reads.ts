import { readWithin } from '../../platform/reads.ts'

const ignore = () => undefined

/**
 * One read at a time, however many ask: who asks while one runs shares the next, which begins
 * after they asked. So nobody is answered from before their own question, and what is costly to
 * read costs no more when many ask at once.
 * @param patienceMs a read that takes longer fails, so that one that hangs does not hold up all
 */
export function shareReads<Value>(
  patienceMs: number,
  read: () => Promise<Value>,
): () => Promise<Value> {
  let running: Promise<void> | undefined
  let next: Promise<Value> | undefined

  function begin(): Promise<Value> {
    next = undefined
    const value = readWithin(patienceMs, read)
    running = value.then(ignore, ignore).then(() => {
      running = undefined
    })
    return value
  }

  return () => {
    if (next !== undefined) return next
    if (running === undefined) return begin()
    next = running.then(begin)
    return next
  }
}
