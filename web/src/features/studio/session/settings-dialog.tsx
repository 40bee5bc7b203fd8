import { Trans, useLingui } from '@lingui/react/macro'
import { studioModes, type RecordingPrompt } from '@mboa/domain'
import { useState, type Ref } from 'react'
import { reportProblem } from '../../../platform/report-problem.ts'
import { useTakeStore } from '../../../platform/take-store/take-store-context.ts'
import { Banner } from '../../../ui/banner.tsx'
import '../../../ui/checkbox.css'
import { CheckboxField } from '../../../ui/checkbox-field.tsx'
import { Dialog, useContentWhileOpen, type DialogHandle } from '../../../ui/dialog.tsx'
import { Segments } from '../../../ui/segments.tsx'
import type { StudioEngine } from '../engine/studio-engine.ts'
import { MicrophoneChoice } from '../setup/microphone-choice.tsx'
import { modeTexts } from '../studio-texts.ts'
import { useStudio } from '../use-studio-engine.ts'
import { KeyList } from './key-list.tsx'
import { SendingLog } from './sending-log.tsx'
import { useHasDeviceVoice } from './use-spoken-prompt.ts'

interface SettingsDialogProps {
  ref: Ref<DialogHandle>
  engine: StudioEngine
  /** By which recordings are called. */
  prompts: readonly RecordingPrompt[]
  /** Whether the device says what is asked for, and how to choose that. */
  isSpoken: boolean
  onSpoken: (isSpoken: boolean) => void
  onClosed: () => void
}

/** How to record, which microphone, when to send, the keys, and what was sent. */
export function SettingsDialog(props: SettingsDialogProps) {
  const { ref, engine, prompts, isSpoken, onSpoken, onClosed } = props
  const { t } = useLingui()
  const { session } = useStudio(engine)
  const { store } = useTakeStore()
  const hasVoice = useHasDeviceVoice()
  const { dialog, isOpen, onClosed: leaveOut } = useContentWhileOpen(ref)
  const [isWifiOnly, setIsWifiOnly] = useState(store?.isWifiOnly() ?? false)

  return (
    <Dialog
      ref={dialog}
      title={t`Settings`}
      onClose={() => {
        leaveOut()
        onClosed()
      }}
    >
      {isOpen && (
        <div className="stack">
          <Segments
            label={t`How would you like to record?`}
            options={studioModes.map((value) => ({ value, text: t(modeTexts[value]) }))}
            value={session.mode}
            onChange={(mode) => engine.send({ type: 'mode-chosen', mode })}
          />
          {hasVoice && (
            <CheckboxField
              id="studio-spoken-prompts"
              checked={isSpoken}
              onChange={(event) => onSpoken(event.currentTarget.checked)}
            >
              <Trans>Hands-free, this device says each meaning aloud</Trans>
            </CheckboxField>
          )}
          <MicrophoneChoice engine={engine} />
          {store?.knowsConnectionType === true && (
            <CheckboxField
              id="studio-wifi-only"
              checked={isWifiOnly}
              onChange={(event) => {
                const { checked } = event.currentTarget
                setIsWifiOnly(checked)
                store
                  .setWifiOnly(checked)
                  .catch((error: unknown) => reportProblem('keeping the Wi-Fi switch', error))
              }}
            >
              <Trans>Send on Wi-Fi only</Trans>
            </CheckboxField>
          )}
          {store?.isPersistent === false && (
            <Banner kind="note">
              <Trans>
                This browser may delete what’s stored here when the device runs out of space. Wait
                until your recordings have been sent before you free up space.
              </Trans>
            </Banner>
          )}
          <KeyList />
          <SendingLog prompts={prompts} />
        </div>
      )}
    </Dialog>
  )
}
