import type { HeardTake } from '@mboa/contract'
import { useCallback, useEffect, useState } from 'react'
import { playClip, silenceClip, SoundGoneError } from '../../../platform/sound/play-clip.ts'
import type { TakeSounds } from './take-sounds.ts'

export interface Hearing {
  takeId: string
  state: 'fetching' | 'playing' | 'silent' | 'failed'
  /** It has sounded to its end at least once. */
  isHeard: boolean
}

interface Listening {
  take: HeardTake | undefined
  next: HeardTake | undefined
  sounds: TakeSounds
  /** Whether what is shown plays by itself. */
  isOn: boolean
  /** Nobody may hear it any more. */
  onGone: (takeId: string) => void
}

/** A sound says that it is over a little before its clock does. */
const toleranceMs = 250

const lengthMsOf = ({ heard }: HeardTake) => heard.endMs - heard.startMs

type Report = (takeId: string, change: Partial<Hearing>) => void

async function hear(
  take: HeardTake,
  { sounds, report, onGone }: Pick<Listening, 'sounds' | 'onGone'> & { report: Report },
): Promise<void> {
  report(take.id, { state: 'fetching' })
  // What never began was not heard.
  let beganAt = Infinity
  try {
    await playClip(await sounds.fetch(take), false, () => {
      // Silenced is not over.
      const isOver = performance.now() - beganAt >= lengthMsOf(take) - toleranceMs
      report(take.id, { state: 'silent', ...(isOver && { isHeard: true }) })
    })
    beganAt = performance.now()
    report(take.id, { state: 'playing' })
  } catch (error) {
    if (error instanceof SoundGoneError) onGone(take.id)
    // Mostly for want of a network: it is said beside the take.
    else report(take.id, { state: 'failed' })
  }
}

/** Plays what is shown, by itself where it is on, knows whether it was heard to its end, and fetches the next one. */
export function useHearing({ take, next, sounds, isOn, onGone }: Listening) {
  const [hearing, setHearing] = useState<Hearing>()
  const takeId = take?.id

  const report: Report = useCallback((of, change) => {
    setHearing((before) => ({
      state: 'silent',
      isHeard: false,
      ...(before?.takeId === of && before),
      ...change,
      takeId: of,
    }))
  }, [])

  const play = useCallback(() => {
    if (take !== undefined) void hear(take, { sounds, report, onGone })
  }, [take, sounds, report, onGone])

  useEffect(() => {
    if (!isOn || takeId === undefined) return undefined
    // As a task of its own: nothing of it happens while the page is being put together.
    const start = setTimeout(() => {
      // Shown again after it was judged, it is heard again.
      report(takeId, { isHeard: false })
      play()
    })
    return () => {
      clearTimeout(start)
      // What is heard is the take that is judged, on this page alone.
      silenceClip()
    }
  }, [isOn, takeId, play, report])

  const current = hearing?.takeId === takeId ? hearing : undefined
  const isPlaying = current?.state === 'playing'
  useEffect(() => {
    // Not before this one is here: the line is often a narrow one.
    if (isPlaying && next !== undefined) sounds.fetch(next).catch(() => undefined)
  }, [isPlaying, next, sounds])

  /** As if it had never been heard: the server has not seen it. */
  function hearAgain() {
    if (take === undefined) return
    sounds.forget(take.id)
    report(take.id, { isHeard: false })
    play()
  }

  return { hearing: current, play, hearAgain }
}
