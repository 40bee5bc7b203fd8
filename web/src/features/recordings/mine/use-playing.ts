import type { ShownTake } from '@mboa/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import { reportProblem } from '../../../platform/report-problem.ts'
import { playClip } from '../../../platform/sound/play-clip.ts'
import { playSound } from '../../../platform/sound/play-sound.ts'
import type { TakeStore } from '../../../platform/take-store/open-take-store.ts'
import type { StoredTake } from '../../../platform/take-store/take-database.ts'
import { soundOfTake } from '../sound-of-take.ts'
import { decodeFile } from '../upload/decode-file.ts'

export interface Playing {
  /** The take on this device that is heard. */
  current: string | undefined
  /** The take that could not be played. */
  failed: string | undefined
  /** The same function between renders. */
  playSent: (take: ShownTake) => void
  /** Pressed again, it stops. */
  toggleKept: (take: StoredTake) => void
}

/** Plays takes, wherever their sound is, as learners would hear them. */
export function usePlaying(store: TakeStore | undefined): Playing {
  const [current, setCurrent] = useState<string>()
  const [failed, setFailed] = useState<string>()
  const stop = useRef<() => void>(undefined)

  const fallSilent = useCallback(() => {
    stop.current?.()
    stop.current = undefined
    setCurrent(undefined)
  }, [])
  useEffect(() => fallSilent, [fallSilent])

  async function playKept({ id, cut }: StoredTake): Promise<boolean> {
    const sound = await store?.readSound(id)
    if (sound === undefined) return false
    const whole =
      'recorded' in sound
        ? sound.recorded
        : await decodeFile(new Blob([sound.encoded.archive.bytes])).then(
            (decoded) => decoded.ok && decoded.file,
          )
    if (whole === false) return false
    const heard = whole.samples.slice(cut.start, cut.end)
    setCurrent(id)
    stop.current = playSound(heard, whole.sampleRate, fallSilent)
    return true
  }

  const playSent = useCallback(
    (take: ShownTake) => {
      fallSilent()
      setFailed(undefined)
      // Mostly for want of a network: it is said beside the take.
      playClip(soundOfTake(take), false).catch(() => setFailed(take.id))
    },
    [fallSilent],
  )

  return {
    ...{ current, failed, playSent },
    toggleKept(take) {
      const isStopping = current === take.id
      fallSilent()
      setFailed(undefined)
      if (isStopping) return
      playKept(take)
        .then((isHeard) => setFailed(isHeard ? undefined : take.id))
        .catch((error: unknown) => {
          reportProblem('playing a take', error)
          setFailed(take.id)
        })
    },
  }
}
