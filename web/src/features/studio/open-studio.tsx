import { startStudioSession, type RecordingPrompt } from '@mboa/domain'
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import type { SpeakerHere } from '../../platform/device-store/take-database.ts'
import { newEventId } from '../../platform/event-id.ts'
import { prefetchDrawings } from '../../platform/recording-lists/prefetch-drawings.ts'
import { reportProblem } from '../../platform/report-problem.ts'
import { askForVoices } from '../../platform/sound/device-voice.ts'
import type { TakeStore } from '../../platform/take-store/open-take-store.ts'
import { speakerOfTake } from '../../platform/take-store/speaker-of-take.ts'
import { createStudioEngine } from './engine/studio-engine.ts'
import { FromFilePage } from './from-file/from-file-page.tsx'
import { SessionPage } from './session-page.tsx'
import { MicrophonePage } from './setup/microphone-page.tsx'

export interface StudioScreenProps {
  /** The course's ISO 639-3 code, and the BCP 47 tag its words are marked up with. */
  course: string
  htmlLang: string
  /** Of the language, as the interface calls it. */
  languageName: string
  /** The dialect that is recorded, where the speaker has named one. */
  dialect: string | null
  /** Who speaks without an account; undefined where the recorder does. */
  speaker?: SpeakerHere | undefined
  /** Whose device it is may be recorded as well. */
  hasRecorderAgreed?: boolean
  /** How somebody else comes to speak; whole before the session, and beside its words as short as can be. */
  whoSpeaks?: (isWhole: boolean) => ReactNode
  /** Which list is open; with another one the studio goes on with its prompts. */
  list: string
  /** What is asked for, in this order. Taken over when the list opens. */
  prompts: readonly RecordingPrompt[]
  /** All that can be recorded of the course, whatever list is open. */
  all: readonly RecordingPrompt[]
  /** What to record next, shown after the last prompt. */
  offer: ReactNode
  onLeave: () => void
}

/** The build that records: the name of this very file, which changes with its content. */
const appVersion = (import.meta.url.split(/[?#]/)[0]?.split('/').at(-1) ?? '').slice(0, 40)

type OpenStudioProps = StudioScreenProps & { store: TakeStore }

/** First the microphone and the room, then the prompts. */
export function OpenStudio({ store, list, prompts, course, dialect, ...props }: OpenStudioProps) {
  const { speaker, whoSpeaks } = props
  const [engine] = useState(() =>
    createStudioEngine({
      store,
      course,
      dialect,
      appVersion,
      newId: newEventId,
      session: startStudioSession(prompts, 'hands-free'),
      now: Date.now,
      onProblem: (error) => reportProblem('recording', error),
    }),
  )
  const [isReady, setIsReady] = useState(false)
  const [isFromFile, setIsFromFile] = useState(false)
  const opened = useRef(list)
  /** Hands free what is asked for is listened for at once; one by one the next press records. */
  const begin = () => {
    if (engine.getSession().mode === 'hands-free') engine.press()
  }
  const openList = useEffectEvent(() => {
    engine.openList(prompts)
    if (isReady) begin()
  })
  // Before the list: what is said for it is theirs. Then the session's page knows whose turn it is.
  useEffect(() => {
    if (!isReady) engine.speakAs(() => speakerOfTake(speaker))
  }, [engine, isReady, speaker])
  useEffect(() => {
    if (list === opened.current) return
    opened.current = list
    openList()
  }, [list])

  useEffect(
    () => () => {
      engine.close().catch((error: unknown) => reportProblem('closing the microphone', error))
      store.hold(undefined)
    },
    [engine, store],
  )
  useEffect(askForVoices, [])
  // The line may be gone before the last of them is shown.
  useEffect(() => {
    const leaving = new AbortController()
    const pictures = engine.getSession().prompts.map(({ picture }) => picture)
    prefetchDrawings(pictures, leaving.signal).catch((error: unknown) =>
      reportProblem('bringing the pictures of a list', error),
    )
    return () => leaving.abort()
  }, [engine, list])
  // Other people's talk is not recorded while the page is out of sight.
  useEffect(() => {
    const restWhereHidden = () => {
      if (document.visibilityState === 'hidden') engine.rest()
    }
    document.addEventListener('visibilitychange', restWhereHidden)
    return () => document.removeEventListener('visibilitychange', restWhereHidden)
  }, [engine])

  if (isFromFile) {
    return (
      <FromFilePage
        prompts={prompts}
        all={props.all}
        course={course}
        htmlLang={props.htmlLang}
        dialect={dialect}
        speaker={speakerOfTake(speaker)}
        hasRecorderAgreed={props.hasRecorderAgreed ?? true}
        store={store}
        appVersion={appVersion}
        onLeave={props.onLeave}
      />
    )
  }
  if (!isReady) {
    return (
      <MicrophonePage
        engine={engine}
        htmlLang={props.htmlLang}
        whoSpeaks={whoSpeaks?.(true)}
        onLeave={props.onLeave}
        onFromFile={() => setIsFromFile(true)}
        onReady={() => {
          setIsReady(true)
          begin()
        }}
      />
    )
  }
  return (
    <SessionPage
      {...props}
      whoSpeaks={whoSpeaks?.(false)}
      engine={engine}
      course={course}
      dialect={dialect}
      store={store}
    />
  )
}
