import { startListening, type ListeningLesson } from '@mboa/domain'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useNotePlayed } from '../../exercises/hearing/use-note-played.ts'
import { useVoice } from '../../exercises/hearing/use-voice.ts'
import { glossIn, useInterfaceLanguage } from '../../i18n/interface-language.ts'
import type { Course } from '../../platform/course-store/course-store.ts'
import { preferredRecording } from '../../platform/course-store/voice-preference.ts'
import { newEventId } from '../../platform/event-id.ts'
import { usePractice } from '../../platform/practice-store/practice-context.ts'
import { reportProblem } from '../../platform/report-problem.ts'
import { playClip, silenceClip, SoundGoneError } from '../../platform/sound/play-clip.ts'
import { soundOf } from '../../platform/sound/sound-of.ts'
import { findDeviceVoice, onVoicesChange, sayMeaning } from '../../platform/sound/device-voice.ts'
import {
  createListeningPlayer,
  waitFor,
  type ListeningPlayer,
  type ListeningState,
} from './listening-player.ts'
import { offerButtons, showOnLockScreen } from './lock-screen.ts'
import { createSilentTrack } from './silent-track.ts'
import { readClock } from '../../platform/true-clock.ts'

/** Long enough to read a meaning, where nothing says it. */
const readingMs = 3_000

const nothingHeard: NonNullable<Course['recordings']> = new Map()

interface Listening {
  lesson: ListeningLesson
  state: ListeningState
  player: ListeningPlayer
  /** Whether the device says meanings by itself in the interface's language. */
  hasDeviceVoice: boolean
}

/** A listening lesson of a course, with the buttons of the lock screen while the page is open. */
export function useListening(course: Course): Listening {
  const { fold } = usePractice()
  const { language } = useInterfaceLanguage()
  const { preference } = useVoice(course.summary.course)
  const hasDeviceVoice = useSyncExternalStore(
    onVoicesChange,
    () => findDeviceVoice(language) !== undefined,
  )
  // What is learnt or recorded meanwhile changes nothing of what is being heard.
  const [{ lesson, recordings }] = useState(() => {
    const { summary, units, recordings: heard = nothingHeard } = course
    const given = { id: newEventId(), course: summary.course, units, fold, now: readClock() }
    return { lesson: startListening({ ...given, recorded: heard }), recordings: heard }
  })
  const { id, items } = lesson
  const { speaker, dialect, isSlow } = preference
  const note = useNotePlayed()

  const player = useMemo(() => {
    const voice = { ...(speaker !== undefined && { speaker }), ...(dialect && { dialect }) }
    return createListeningPlayer({
      count: items.length,
      async tellMeaning(at, signal) {
        const item = items[at]
        const deviceVoice = findDeviceVoice(language)
        if (deviceVoice === undefined || item === undefined) await waitFor(readingMs, signal)
        else await sayMeaning(glossIn(item.meaning, language), deviceVoice, signal)
      },
      async playVoice(at, signal) {
        const ofItem = recordings.get(items[at]?.item ?? '') ?? []
        const chosen = preferredRecording(ofItem, voice, id)
        if (chosen !== undefined) {
          await playToEnd(soundOf(chosen), isSlow, { signal, note })
        }
      },
      onFailure: (error) => reportProblem('playing a listening lesson', error),
    })
  }, [id, items, recordings, language, speaker, dialect, isSlow, note])
  const state = useSyncExternalStore(player.subscribe, player.getState)
  useEffect(() => player.stop, [player])
  useEffect(
    () =>
      offerButtons({
        play: player.play,
        pause: player.pause,
        nexttrack: player.next,
        previoustrack: player.previous,
      }),
    [player],
  )

  const { isPlaying } = state
  useSoundingPage(isPlaying)
  const item = items[state.at]
  const title = item && (state.step === 'voice' ? item.text : glossIn(item.meaning, language))
  const name = glossIn(course.summary.name, language)
  useEffect(() => {
    showOnLockScreen(title === undefined ? undefined : { title, course: name, isPlaying })
  }, [title, name, isPlaying])
  useEffect(() => () => showOnLockScreen(undefined), [])

  return { lesson, state, player, hasDeviceVoice }
}

function playToEnd(
  sound: Parameters<typeof playClip>[0],
  isSlow: boolean,
  { signal, note }: { signal: AbortSignal; note: ReturnType<typeof useNotePlayed> },
): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.addEventListener(
      'abort',
      () => {
        silenceClip()
        resolve()
      },
      { once: true },
    )
    playClip(sound, isSlow, (isOver) => {
      note(sound.take, isOver)
      resolve()
    }).catch((error: unknown) => {
      // Withdrawn a moment ago: the others are still to be heard.
      if (error instanceof SoundGoneError) resolve()
      else reject(error instanceof Error ? error : new Error('Not played', { cause: error }))
    })
  })
}

/** Between what is heard as well, so that the phone in the pocket goes on. */
function useSoundingPage(isPlaying: boolean) {
  useEffect(() => {
    if (!isPlaying) return
    const track = createSilentTrack()
    track.play().catch((error: unknown) => {
      // Left before it began.
      if (!(error instanceof DOMException && error.name === 'AbortError')) {
        reportProblem('sounding through the pauses', error)
      }
    })
    return track.stop
  }, [isPlaying])
}
