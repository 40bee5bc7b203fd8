import { Trans, useLingui } from '@lingui/react/macro'
import { studioModes } from '@mboa/domain'
import { ArrowLeft, FileAudio, Mic } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { Segments } from '../../../ui/segments.tsx'
import type { StudioEngine } from '../engine/studio-engine.ts'
import { modeMeanings, modeTexts } from '../studio-texts.ts'
import { useStudio } from '../use-studio-engine.ts'
import { CaptureTroubleBanner } from './capture-trouble-banner.tsx'
import { MicrophoneChoice } from './microphone-choice.tsx'
import { RecoveredRecordings } from './recovered-recordings.tsx'
import { RoomCheck } from './room-check.tsx'

interface MicrophonePageProps {
  engine: StudioEngine
  htmlLang: string
  whoSpeaks: ReactNode
  onLeave: () => void
  /** The list was read into a recording already. */
  onFromFile: () => void
  onReady: () => void
}

/** Before the first word: how to record, the microphone, and a second of silence. */
export function MicrophonePage(props: MicrophonePageProps) {
  const { engine, htmlLang, whoSpeaks, onLeave, onFromFile, onReady } = props
  const { t } = useLingui()
  const { session, microphone } = useStudio(engine)
  return (
    <main className="quiet-page">
      <button type="button" className="button plain leave" onClick={onLeave}>
        <Icon of={ArrowLeft} size={20} />
        <Trans>Back</Trans>
      </button>
      <PageHeading title={t`Before you record`} />
      {whoSpeaks}
      <RecoveredRecordings prompts={session.prompts} htmlLang={htmlLang} />
      <div className="stack tight">
        <Segments
          label={t`How would you like to record?`}
          options={studioModes.map((value) => ({ value, text: t(modeTexts[value]) }))}
          value={session.mode}
          onChange={(mode) => engine.send({ type: 'mode-chosen', mode })}
        />
        <p className="help" aria-live="polite">
          {t(modeMeanings[session.mode])}
        </p>
      </div>
      {microphone.state === 'trouble' && <CaptureTroubleBanner trouble={microphone.trouble} />}
      {microphone.state === 'on' ? (
        <>
          <MicrophoneChoice engine={engine} />
          <RoomCheck key={microphone.deviceId} engine={engine} onReady={onReady} />
        </>
      ) : (
        <button
          type="button"
          className="button main wide"
          disabled={microphone.state === 'opening'}
          aria-busy={microphone.state === 'opening'}
          onClick={() => void engine.openMicrophone()}
        >
          <Icon of={Mic} size={20} />
          {microphone.state === 'trouble' ? (
            <Trans>Try again</Trans>
          ) : (
            <Trans>Turn on the microphone</Trans>
          )}
        </button>
      )}
      <p className="small soft">
        <Trans>
          The microphone is only on in the studio. Every recording is saved on this device first,
          then sent when you’re online.
        </Trans>
      </p>
      <button type="button" className="button plain" onClick={onFromFile}>
        <Icon of={FileAudio} size={20} />
        <Trans>Use one long recording instead</Trans>
      </button>
    </main>
  )
}
