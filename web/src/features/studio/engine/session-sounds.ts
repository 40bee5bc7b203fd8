import { toFloats, toSixteenBits } from '@mboa/domain'
import type { PlayedSound } from '../use-player.ts'
import type { SavedSound } from './take-recorder.ts'

/** Some 20 MB: about a hundred and fifty words, of which cheap phones keep the page open. */
const mostSamples = 10_000_000

interface KeptSound {
  readonly samples: Int16Array
  readonly sampleRate: number
}

/** What was said in a session, to be heard again, whether or not the device has sent it meanwhile. */
export interface SessionSounds {
  /** Of a take, or in place of what was kept of it. The oldest go where there are too many. */
  readonly keep: (sound: Pick<SavedSound, 'id' | keyof PlayedSound>) => void
  readonly has: (takeId: string) => boolean
  readonly find: (takeId: string) => PlayedSound | undefined
}

export function createSessionSounds(most = mostSamples): SessionSounds {
  const kept = new Map<string, KeptSound>()
  let total = 0

  function forget(id: string): void {
    total -= kept.get(id)?.samples.length ?? 0
    kept.delete(id)
  }

  return {
    keep({ id, samples, sampleRate, cut }) {
      forget(id)
      const heard = toSixteenBits(samples.subarray(cut.start, cut.end))
      kept.set(id, { samples: heard, sampleRate })
      total += heard.length
      for (const oldest of kept.keys()) {
        if (total <= most || oldest === id) return
        forget(oldest)
      }
    },
    has: (id) => kept.has(id),
    find(id) {
      const sound = kept.get(id)
      if (sound === undefined) return undefined
      const { samples, sampleRate } = sound
      const played = toFloats(samples)
      return { samples: played, sampleRate, cut: { start: 0, end: played.length } }
    },
  }
}
