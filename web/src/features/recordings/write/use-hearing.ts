import { useState } from 'react'
import type { HeardTake } from '@mboa/contract'
import { playClip } from '../../../platform/sound/play-clip.ts'
import { soundOfTake } from '../recordings-api.ts'

interface Hearing {
  readonly play: () => void
  /** It was begun once at least. */
  readonly isHeard: boolean
  /** It could not be played. */
  readonly hasFailed: boolean
}

/** Listening to a take: what is heard of another one before does not count. */
export function useHearing(take: HeardTake): Hearing {
  const [heard, setHeard] = useState<string>()
  const [failed, setFailed] = useState<string>()
  return {
    play() {
      setFailed(undefined)
      playClip(soundOfTake(take), false).then(
        () => setHeard(take.id),
        // Mostly for want of a network: it is said beside the take.
        () => setFailed(take.id),
      )
    },
    isHeard: heard === take.id,
    hasFailed: failed === take.id,
  }
}
