import { setTimeout } from 'node:timers/promises'
import { readMemory } from '../server/src/testing/watch-memory.ts'

/** Memory of a process and all that it has started, at one moment. */
export interface MemorySample {
  readonly seconds: number
  readonly megabytes: number
}

const pauseMs = 10_000

/** Reads the memory of a process every ten seconds until told to stop, and tells each. */
export function watchGrowth(
  pid: number,
  tell: (sample: MemorySample) => void,
): { stop(): Promise<readonly MemorySample[]> } {
  const samples: MemorySample[] = []
  const startedAt = performance.now()
  const stopping = new AbortController()
  const watching = (async () => {
    while (!stopping.signal.aborted) {
      const megabytes = await readMemory(pid)
      const sample = { seconds: (performance.now() - startedAt) / 1000, megabytes }
      samples.push(sample)
      tell(sample)
      await setTimeout(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  })()
  return {
    async stop() {
      stopping.abort()
      await watching
      return samples
    },
  }
}

/**
 * By how many megabytes memory grows in an hour: the line with the least squares through what was
 * read after so many seconds. Undefined where that is too little to tell.
 */
export function slopePerHour(
  samples: readonly MemorySample[],
  afterSeconds: number,
): number | undefined {
  const counted = samples.filter(({ seconds }) => seconds >= afterSeconds)
  if (counted.length < 10) return undefined
  const mean = (of: (sample: MemorySample) => number) =>
    counted.reduce((sum, sample) => sum + of(sample), 0) / counted.length
  const [atMean, sizeMean] = [mean(({ seconds }) => seconds), mean(({ megabytes }) => megabytes)]
  const together = mean(({ seconds, megabytes }) => (seconds - atMean) * (megabytes - sizeMean))
  return (3600 * together) / mean(({ seconds }) => (seconds - atMean) ** 2)
}
