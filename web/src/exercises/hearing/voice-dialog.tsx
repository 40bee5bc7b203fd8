import { Trans, useLingui } from '@lingui/react/macro'
import type { Recording } from '@mboa/contract'
import { useId, type Ref } from 'react'
import { Dialog, type DialogHandle } from '../../ui/dialog.tsx'
import { Segments } from '../../ui/segments.tsx'
import type { VoicePreference } from '../../platform/course-store/voice-preference.ts'

interface VoiceDialogProps {
  ref: Ref<DialogHandle>
  recordings: readonly Recording[]
  chosen: Recording
  preference: VoicePreference
  onChange: (preference: VoicePreference) => void
}

/** Who is heard, credited as they wish; another voice, and the pace. */
export function VoiceDialog({ ref, recordings, chosen, preference, onChange }: VoiceDialogProps) {
  const { t } = useLingui()
  const name = useId()
  const isInTurn = recordings.length > 1 && preference.speaker === undefined
  return (
    <Dialog ref={ref} title={t`Voice and speed`}>
      <div className="stack">
        <fieldset className="voices">
          <legend>
            <Trans>Spoken by</Trans>
          </legend>
          {recordings.length > 1 && (
            <label>
              <input
                type="radio"
                name={name}
                checked={isInTurn}
                onChange={() => onChange({ isSlow: preference.isSlow })}
              />
              <Trans>All voices in turn, another each session</Trans>
            </label>
          )}
          {recordings.map(({ id, voice }) => (
            <label key={id}>
              <input
                type="radio"
                name={name}
                checked={id === chosen.id && !isInTurn}
                onChange={() =>
                  onChange({
                    isSlow: preference.isSlow,
                    speaker: voice.speaker,
                    ...(voice.dialect !== null && { dialect: voice.dialect }),
                  })
                }
              />
              <span>
                {voice.name ?? t`An unnamed speaker`}
                {voice.dialect !== null && <span className="soft small"> · {voice.dialect}</span>}
                {id === chosen.id && isInTurn && (
                  <span className="soft small">
                    {' '}
                    · <Trans>heard now</Trans>
                  </span>
                )}
              </span>
            </label>
          ))}
        </fieldset>
        <Segments
          label={t`Speed`}
          options={[
            { value: 'normal', text: t`Normal` },
            { value: 'slow', text: t`Slow` },
          ]}
          value={preference.isSlow ? 'slow' : 'normal'}
          onChange={(pace) => onChange({ ...preference, isSlow: pace === 'slow' })}
        />
      </div>
    </Dialog>
  )
}
