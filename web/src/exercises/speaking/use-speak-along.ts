import { useEffect, useEffectEvent } from 'react'
import { useNotePlayed } from '../hearing/use-note-played.ts'
import { playClip, silenceClip } from '../../platform/sound/play-clip.ts'
import { reportProblem } from '../../platform/report-problem.ts'
import type { Sound } from '../../platform/sound/sound-of.ts'
import type { OwnRecording } from './use-own-recording.ts'

/** Who speaks along is a little behind. */
const behindMs = 1_200

interface Along {
  /** The speaker's; undefined where nobody is spoken along with. */
  model: Sound | undefined
  isSlow: boolean
  recording: OwnRecording
  /** Ends the recording. */
  stop: () => void
}

/** The speaker is heard as soon as the learner is recorded, who is recorded a little longer. */
export function useSpeakAlong({ model, isSlow, recording, stop }: Along): void {
  const stream = recording.phase === 'recording' ? recording.stream : undefined
  const end = useEffectEvent(stop)
  const note = useNotePlayed()
  const begin = useEffectEvent((onSilent: () => void) => {
    if (model === undefined) return
    // Without it the learner speaks alone, and ends the recording.
    const { take } = model
    playClip(model, isSlow, (isOver) => {
      note(take, isOver)
      onSilent()
    }).catch((error: unknown) => reportProblem('playing what is spoken along with', error))
  })
  useEffect(() => {
    if (stream === undefined) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const leaving = new AbortController()
    begin(() => {
      if (!leaving.signal.aborted) timer = setTimeout(() => end(), behindMs)
    })
    return () => {
      leaving.abort()
      clearTimeout(timer)
      silenceClip()
    }
  }, [stream])
}
