import type { ShownTake } from '@mboa/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import { reportProblem } from '../../../platform/report-problem.ts'
import { playClip, silenceClip } from '../../../platform/sound/play-clip.ts'
import { playSound } from '../../../platform/sound/play-sound.ts'
import type { TakeStore } from '../../../platform/take-store/open-take-store.ts'
import type { StoredTake } from '../../../platform/device-store/take-database.ts'
import { soundOfTake } from '../sound-of-take.ts'
import { decodeFile } from '../../../platform/sound/decode-file.ts'
import { longestFileSeconds } from '../upload/check-file.ts'

export interface Playing {
  /** The take on this device that is heard, or read to be heard. */
  current: string | undefined
  /** The take that could not be played. */
  failed: string | undefined
  /** The same function between renders. */
  playSent: (take: ShownTake) => void
  /** Pressed again, it stops. */
  toggleKept: (take: StoredTake) => void
}

interface Wish {
  isWanted: () => boolean
  fail: () => void
}

/** Plays takes, wherever their sound is, as learners would hear them: one at a time. */
export function usePlaying(store: TakeStore | undefined): Playing {
  const [current, setCurrent] = useState<string>()
  const [failed, setFailed] = useState<string>()
  const stop = useRef<() => void>(undefined)
  /** What is read while another is pressed, or the page left, is not played any more. */
  const wishes = useRef(0)

  const fallSilent = useCallback(() => {
    wishes.current += 1
    stop.current?.()
    stop.current = undefined
    silenceClip()
    setCurrent(undefined)
  }, [])
  useEffect(() => fallSilent, [fallSilent])

  const want = useCallback(
    (id: string): Wish => {
      fallSilent()
      setFailed(undefined)
      const wish = wishes.current
      const isWanted = () => wish === wishes.current
      const fail = () => {
        if (!isWanted()) return
        fallSilent()
        setFailed(id)
      }
      return { isWanted, fail }
    },
    [fallSilent],
  )

  async function playKept({ id, cut }: StoredTake, { isWanted, fail }: Wish): Promise<void> {
    const whole = await readStored(store, id)
    if (whole === undefined) fail()
    if (whole === undefined || !isWanted()) return
    const heard = whole.samples.slice(cut.start, cut.end)
    stop.current = playSound(heard, whole.sampleRate, fallSilent)
  }

  const playSent = useCallback(
    (take: ShownTake) => {
      const { fail } = want(take.id)
      // Mostly for want of a network: it is said beside the take.
      playClip(soundOfTake(take), false).catch(fail)
    },
    [want],
  )

  return {
    current,
    failed,
    playSent,
    toggleKept(take) {
      const isStopping = current === take.id
      const wish = want(take.id)
      if (isStopping) return
      setCurrent(take.id)
      playKept(take, wish).catch((error: unknown) => {
        // Who leaves closes the store, in the middle of this too.
        if (wish.isWanted()) reportProblem('playing a take', error)
        wish.fail()
      })
    },
  }
}

async function readStored(store: TakeStore | undefined, id: string) {
  const sound = await store?.readKeptSound(id)
  if (sound === undefined || 'recorded' in sound) return sound?.recorded
  const decoded = await decodeFile(new Blob([sound.encoded.archive.bytes]), longestFileSeconds)
  return decoded.ok ? decoded.file : undefined
}
