import { useEffect, useEffectEvent, useState } from 'react'
import type { Course } from '../../platform/course-store/course-store.ts'
import { preferredRecording } from '../../platform/course-store/voice-preference.ts'
import { reportProblem } from '../../platform/report-problem.ts'
import { playClip } from '../../platform/sound/play-clip.ts'
import { findPauseEnd } from '../../platform/sound/pauses.ts'
import { soundOf } from '../../platform/sound/sound-of.ts'
import { useNotePlayed } from './use-note-played.ts'
import { useVoice } from './use-voice.ts'

/** Whether this learner may hear something now that is not asked for by itself. */
export const canListen = (): boolean => findPauseEnd('listening', Date.now()) === undefined

/**
 * Plays an item each time another one is given, where it is recorded.
 * @returns the item that could not be played
 */
export function useHearItem(course: Course, item: string | undefined): string | undefined {
  const [failed, setFailed] = useState<string>()
  const { preference, session } = useVoice(course.summary.course)
  const note = useNotePlayed()
  const play = useEffectEvent((asked: string) => {
    const recordings = course.recordings?.get(asked) ?? []
    const recording = preferredRecording(recordings, preference, session)
    if (recording === undefined) return
    playClip(soundOf(recording), preference.isSlow, (isOver) => note(recording.id, isOver))
      .then(() => setFailed(undefined))
      .catch((error: unknown) => {
        // Silenced by the next one.
        if (error instanceof DOMException && error.name === 'AbortError') return
        reportProblem('playing what was tapped', error)
        setFailed(asked)
      })
  })
  useEffect(() => {
    if (item !== undefined && canListen()) play(item)
  }, [item])
  return failed
}
