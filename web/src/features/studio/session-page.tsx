import { useLingui } from '@lingui/react/macro'
import { canRecord, shownPrompt } from '@mboa/domain'
import { useEffect, useRef, useState } from 'react'
import '../../exercises/session/exercise-frame.css'
import type { TakeStore } from '../../platform/take-store/open-take-store.ts'
import { usePageTitle } from '../../platform/page-title.ts'
import type { DialogHandle } from '../../ui/dialog.tsx'
import { ContributionDialog, type ContributionAsked } from './contributions/contribution-dialog.tsx'
import { CutPage } from './adjust-cut/cut-page.tsx'
import type { StudioEngine } from './engine/studio-engine.ts'
import { CaptureTroubleBanner } from './setup/capture-trouble-banner.tsx'
import { Announcements } from './session/announcements.tsx'
import { ComplaintBanner } from './session/complaint-banner.tsx'
import { LastTakeRow } from './session/last-take-row.tsx'
import { ListEnd } from './session/list-end.tsx'
import { SendingLine } from './session/sending-line.tsx'
import { SessionButtons } from './session/session-buttons.tsx'
import { SettingsDialog } from './session/settings-dialog.tsx'
import { ShownPrompt } from './session/shown-prompt.tsx'
import { StudioTop } from './session/studio-top.tsx'
import { statusTextOf } from './session/status-texts.ts'
import { useLastTake } from './session/use-last-take.ts'
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
  onLeave: () => void
}

/** What lies over the studio; one at a time. */
type Over = 'cut' | 'settings' | ContributionAsked

/** The prompts one after the other: the word above, what is heard and pressed below. */
export function SessionPage({ engine, store, onLeave, ...about }: SessionPageProps) {
  const { t } = useLingui()
  usePageTitle(t`Studio`)
  const { session, microphone, lastSound } = useStudio(engine)
  const [over, setOver] = useState<Over>()
  const [noted, setNoted] = useState<string>()
  const settings = useRef<DialogHandle>(null)
  const last = useLastTake(engine, store)
  const prompt = shownPrompt(session)
  const isOn = microphone.state === 'on'
  const isResting = session.phase === 'resting' || session.phase === 'waiting'
  const uncover = () => setOver(undefined)
  // A take that is gone cannot be cut any more.
  const cutSound = over === 'cut' ? lastSound : undefined
  const isOver = over === 'cut' ? cutSound !== undefined : over !== undefined
  const isCovered = last.isPlaying || isOver
  const skip = () => engine.send({ type: 'skip' })
  const press = isOn ? engine.press : () => void engine.openMicrophone()
  useWakeLock(isOn && session.phase !== 'resting')
  const keys: StudioKeys = {
    ' ': press,
    ArrowRight: skip,
    ArrowLeft: () => engine.send({ type: 'back' }),
    r: last.redo,
    p: last.play,
    Delete: last.remove,
  }
  // The page of the cut has keys of its own.
  useStudioKeys(cutSound === undefined ? keys : {})
  useEffect(() => engine.send({ type: 'covered', isCovered }), [engine, isCovered])

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
      <Announcements session={session} htmlLang={about.htmlLang} />
      <div className="to-say">
        {prompt === undefined ? (
          <ListEnd session={session} />
        ) : (
          <ShownPrompt
            key={prompt.item}
            prompt={prompt}
            engine={engine}
            store={store}
            {...about}
            isLive={session.phase !== 'resting'}
            isNoted={noted === prompt.item}
            onAsked={(kind) => {
              setNoted(undefined)
              setOver({ kind, prompt })
            }}
          />
        )}
      </div>
      <div className="dock">
        {microphone.state === 'trouble' && <CaptureTroubleBanner trouble={microphone.trouble} />}
        <ComplaintBanner complaint={session.complaint} onSaveAgain={engine.saveAgain} />
        {prompt !== undefined && canRecord(session) && (
          <SoundMeter
            engine={engine}
            status={t(statusTextOf(session, isOn))}
            isLive={isOn && session.phase !== 'resting'}
          />
        )}
        {session.last !== undefined && (
          <LastTakeRow
            session={session}
            last={last}
            htmlLang={about.htmlLang}
            onCut={lastSound === undefined ? undefined : () => setOver('cut')}
          />
        )}
        <SendingLine />
        <SessionButtons
          session={session}
          press={press}
          skip={skip}
          onLeave={onLeave}
          isOn={isOn}
          isResting={isResting}
        />
      </div>
      <SettingsDialog ref={settings} engine={engine} onClosed={uncover} />
      {typeof over === 'object' && (
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
