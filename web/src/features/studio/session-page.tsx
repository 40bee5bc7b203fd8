import { useLingui } from '@lingui/react/macro'
import { haltedBy, shownPrompt, takeAtHand, type RecordingPrompt } from '@mboa/domain'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import '../../exercises/session/exercise-frame.css'
import type { SpeakerHere } from '../../platform/device-store/take-database.ts'
import type { TakeStore } from '../../platform/take-store/open-take-store.ts'
import { usePageTitle } from '../../platform/page-title.ts'
import type { DialogHandle } from '../../ui/dialog.tsx'
import { ContributionDialog, type ContributionAsked } from './contributions/contribution-dialog.tsx'
import { WritingDialog } from './contributions/writing-dialog.tsx'
import { CutPage } from './adjust-cut/cut-page.tsx'
import type { StudioEngine } from './engine/studio-engine.ts'
import { CaptureTroubleBanner } from './setup/capture-trouble-banner.tsx'
import { Announcements } from './session/announcements.tsx'
import { ComplaintBanner } from './session/complaint-banner.tsx'
import { Halt } from './session/halt.tsx'
import { LastTakeRow } from './session/last-take-row.tsx'
import { ListEnd } from './session/list-end.tsx'
import { SendingLine } from './session/sending-line.tsx'
import { SessionButtons } from './session/session-buttons.tsx'
import { SettingsDialog } from './session/settings-dialog.tsx'
import { ShownPrompt } from './session/shown-prompt.tsx'
import { StudioTop } from './session/studio-top.tsx'
import { statusTextOf } from './session/status-texts.ts'
import {
  spokenPromptsChoice,
  useHasDeviceVoice,
  useSpokenPrompt,
} from './session/use-spoken-prompt.ts'
import { useTurns } from './session/use-turns.ts'
import { TurnSwitch } from './session/turn-switch.tsx'
import { useTakes } from './session/use-takes.ts'
import { SoundMeter } from './sound-meter/sound-meter.tsx'
import { useStudio } from './use-studio-engine.ts'
import { useStudioKeys, type StudioKeys } from './use-studio-keys.ts'
import { useWakeLock } from './use-wake-lock.ts'

export interface SessionPageProps {
  engine: StudioEngine
  store: TakeStore
  course: string
  htmlLang: string
  languageName: string
  dialect: string | null
  /** Who speaks without an account; undefined where the recorder does. */
  speaker?: SpeakerHere | undefined
  /** Whose device it is may be recorded as well. */
  hasRecorderAgreed?: boolean
  /** How somebody else comes to speak. */
  whoSpeaks?: ReactNode
  /** All that can be recorded of the course: what was sent is called by it. */
  all: readonly RecordingPrompt[]
  /** What to record next, shown after the last prompt. */
  offer: ReactNode
  onLeave: () => void
}

/** What lies over the studio; one at a time. */
type Over = 'cut' | 'settings' | ContributionAsked | { kind: 'writing'; prompt: RecordingPrompt }

/** The prompts one after the other: the word above, what is heard and pressed below. */
export function SessionPage(props: SessionPageProps) {
  const {
    engine,
    store,
    all,
    offer,
    speaker,
    hasRecorderAgreed = true,
    whoSpeaks,
    onLeave,
    ...about
  } = props
  const { t } = useLingui()
  usePageTitle(t`Studio`)
  const { session, microphone, lastSound } = useStudio(engine)
  const [over, setOver] = useState<Over>()
  const [noted, setNoted] = useState<string>()
  const settings = useRef<DialogHandle>(null)
  const [isSpoken, setIsSpoken] = useState(spokenPromptsChoice.read)
  const takes = useTakes(engine, store)
  const hasVoice = useHasDeviceVoice()
  const hear = useSpokenPrompt(engine, isSpoken)
  const turns = useTurns({ engine, userId: store.userId, speaker, hasRecorderAgreed })
  const isAsking = turns.turn !== undefined && turns.voice === undefined
  const take = takeAtHand(session)
  const last = takes.actionsOf(take)
  const prompt = shownPrompt(session)
  const firstUnwritten = session.prompts.find(({ text }) => text === null)
  const halt = prompt && haltedBy(session)
  const isOn = microphone.state === 'on'
  const isResting = session.phase === 'resting' || session.phase === 'waiting'
  const uncover = () => setOver(undefined)
  // A take that is gone cannot be cut any more.
  const cutSound = over === 'cut' ? lastSound : undefined
  const isOver = over === 'cut' ? cutSound !== undefined : over !== undefined
  const isCovered = takes.isPlaying || isOver || isAsking
  const isNewest = take !== undefined && lastSound?.id === take.id
  const back = () => engine.send({ type: 'back' })
  const skip = () => engine.send({ type: 'skip' })
  // Hands free nothing is heard while it is asked; one by one a press would be a take of nobody.
  const isNobodys = isAsking && session.mode === 'one-by-one'
  const listen = isNobodys ? () => undefined : engine.press
  const press = isOn ? listen : () => void engine.openMicrophone()
  useWakeLock(isOn && session.phase !== 'resting')
  const keys: StudioKeys = {
    ' ': press,
    ArrowRight: skip,
    ArrowLeft: back,
    r: last.redo,
    p: last.play,
    Delete: last.remove,
  }
  // The page of the cut has keys of its own.
  useStudioKeys(cutSound === undefined ? keys : {})
  useEffect(() => engine.send({ type: 'covered', isCovered }), [engine, isCovered, session.at])

  if (cutSound !== undefined) {
    return (
      <CutPage
        sound={cutSound}
        htmlLang={about.htmlLang}
        store={store}
        onRedo={() => {
          uncover()
          last.redo?.()
        }}
        onRemove={() => {
          uncover()
          last.remove?.()
        }}
        onDone={(cut) => {
          if (cut !== undefined) engine.recutLast(cut)
          uncover()
        }}
      />
    )
  }
  return (
    <main className="exercise studio">
      <StudioTop
        session={session}
        languageName={about.languageName}
        onLeave={onLeave}
        onSettings={() => {
          setOver('settings')
          settings.current?.open()
        }}
      />
      {turns.turn === undefined ? whoSpeaks : <TurnSwitch {...turns} />}
      <Announcements session={session} htmlLang={about.htmlLang} />
      <div className="to-say">
        {prompt === undefined ? (
          <ListEnd
            session={session}
            course={about.course}
            htmlLang={about.htmlLang}
            actionsOf={takes.actionsOf}
            offer={offer}
          />
        ) : halt !== undefined ? (
          <Halt problem={halt} />
        ) : (
          <ShownPrompt
            key={prompt.item}
            prompt={prompt}
            htmlLang={about.htmlLang}
            isLive={session.phase !== 'resting'}
            isNoted={noted === prompt.item}
            hasVoice={hasVoice}
            isFirstUnwritten={prompt === firstUnwritten}
            onHear={hear}
            onAsked={(kind) => {
              setNoted(undefined)
              setOver({ kind, prompt })
            }}
          />
        )}
      </div>
      <div className="dock">
        {microphone.state === 'trouble' && <CaptureTroubleBanner trouble={microphone.trouble} />}
        {halt === undefined && (
          <ComplaintBanner complaint={session.complaint} onSaveAgain={engine.saveAgain} />
        )}
        {prompt !== undefined && halt === undefined && !isAsking && (
          <SoundMeter
            engine={engine}
            status={t(statusTextOf(session, isOn))}
            isLive={isOn && session.phase !== 'resting'}
          />
        )}
        {take !== undefined && halt === undefined && (
          <LastTakeRow
            session={session}
            last={last}
            htmlLang={about.htmlLang}
            onCut={isNewest ? () => setOver('cut') : undefined}
          />
        )}
        <SendingLine />
        <SessionButtons
          session={session}
          press={press}
          skip={skip}
          back={back}
          onLeave={onLeave}
          isOn={isOn}
          isResting={isResting}
          isNobodys={isNobodys && isOn}
        />
      </div>
      <SettingsDialog
        ref={settings}
        engine={engine}
        prompts={all}
        isSpoken={isSpoken}
        onSpoken={(isOn) => {
          setIsSpoken(isOn)
          spokenPromptsChoice.save(isOn)
        }}
        onClosed={uncover}
      />
      {typeof over === 'object' && over.kind === 'writing' && (
        <WritingDialog
          prompt={over.prompt}
          engine={engine}
          store={store}
          {...about}
          onClosed={uncover}
        />
      )}
      {typeof over === 'object' && over.kind !== 'writing' && (
        <ContributionDialog
          asked={over}
          store={store}
          {...about}
          onSaved={() => setNoted(over.prompt.item)}
          onClosed={uncover}
        />
      )}
    </main>
  )
}
