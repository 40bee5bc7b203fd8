import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { openDataLicences, type ConsentChoices } from '@mboa/contract'
import { useState } from 'react'
import { Banner } from '../../ui/banner.tsx'
import '../../ui/checkbox.css'
import { CheckboxField } from '../../ui/checkbox-field.tsx'
import '../../ui/field.css'
import { formTexts } from '../../ui/form-texts.ts'
import { Segments } from '../../ui/segments.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { FieldError, TextField } from '../../ui/field.tsx'
import { useSubmit } from '../../ui/use-submit.ts'
import { licenceTexts } from './consent-texts.ts'
import { ConsentLayer } from './consent-layer.tsx'
import './consent.css'

interface ConsentFormProps {
  /** What stands now. */
  choices: ConsentChoices
  /** Before the first take the first layer is needed; later it can be withdrawn. */
  isFirst: boolean
  /** Answers why it could not be kept. */
  choose: (choices: ConsentChoices) => Promise<MessageDescriptor | undefined>
  onDone: () => void
  onCancel: () => void
}

const noRecording = msg`You can’t record without this.`
const noLicence = msg`Please choose one of the two.`
const noGuardian = msg`Please enter their full name.`

/** The uses of a voice, layer by layer, each with its own box; nothing is ticked beforehand. */
export function ConsentForm({ choices: first, isFirst, ...ends }: ConsentFormProps) {
  const { choose, onDone, onCancel } = ends
  const { t } = useLingui()
  const [choices, setChoices] = useState(first)
  const [isOpen, setIsOpen] = useState(first.openData !== null)
  const [isMinor, setIsMinor] = useState(first.guardianName !== null)
  const change = (changes: Partial<ConsentChoices>) => setChoices({ ...choices, ...changes })
  const { learners, openData, research, syntheticVoices, guardianName } = choices

  const { errorOf, failure, isBusy, submit } = useSubmit({
    doing: 'sending the consents',
    unexpected: { failure: formTexts.unexpected },
    validate: () => ({
      ...(isFirst && !learners && { 'consent-learners': noRecording }),
      ...(isOpen && openData === null && { 'consent-licence': noLicence }),
      ...(isMinor && (guardianName ?? '').trim() === '' && { 'consent-guardian': noGuardian }),
    }),
    async send() {
      const failed = await choose({ ...choices, guardianName: isMinor ? guardianName : null })
      if (failed !== undefined) return { failure: failed }
      onDone()
      return undefined
    },
  })

  const noChoice = openData === null ? errorOf('consent-licence') : undefined

  return (
    <form className="consent-form stack" aria-label={t`Consent`} noValidate onSubmit={submit}>
      <ConsentLayer
        use="learners"
        isGiven={learners}
        onChange={(isGiven) => change({ learners: isGiven })}
        error={errorOf('consent-learners')}
      />
      {!isFirst && !learners && first.learners && (
        <Banner kind="note">
          <Trans>
            Within a minute nobody can hear your recordings, and this device stops sending them.
            They stay stored: agree again and they can be heard again. To delete them, withdraw them
            one by one in Recordings, or delete your account.
          </Trans>
        </Banner>
      )}
      <p className="strong soft">
        <Trans>Optional: decide each one separately</Trans>
      </p>
      <ConsentLayer
        use="open-data"
        isGiven={isOpen}
        onChange={(isGiven) => {
          setIsOpen(isGiven)
          change({ openData: null })
        }}
      >
        {isOpen && (
          <div className="stack tight">
            <Segments
              label={t`Under which licence?`}
              options={openDataLicences.map((value) => ({ value, text: licenceTexts[value].name }))}
              value={openData ?? undefined}
              onChange={(licence) => change({ openData: licence })}
              name="consent-licence"
              isWrong={noChoice !== undefined}
            />
            <FieldError id="consent-licence" error={noChoice} />
            {openData === null ? (
              <ul className="help">
                {openDataLicences.map((value) => (
                  <li key={value}>
                    {licenceTexts[value].name} · {t(licenceTexts[value].meaning)}
                  </li>
                ))}
              </ul>
            ) : (
              <p className="help" aria-live="polite">
                {t(licenceTexts[openData].meaning)}
              </p>
            )}
          </div>
        )}
      </ConsentLayer>
      <ConsentLayer
        use="research"
        isGiven={research}
        onChange={(isGiven) => change({ research: isGiven })}
      />
      <ConsentLayer
        use="synthetic-voices"
        isGiven={syntheticVoices}
        onChange={(isGiven) => change({ syntheticVoices: isGiven })}
      />
      <div className="stack tight">
        <CheckboxField
          id="consent-minor"
          checked={isMinor}
          onChange={(event) => setIsMinor(event.currentTarget.checked)}
        >
          <Trans>The speaker is a minor: a parent or guardian agrees for them.</Trans>
        </CheckboxField>
        {isMinor && (
          <TextField
            id="consent-guardian"
            label={t`Name of the parent or guardian`}
            isRequired
            maxLength={200}
            autoComplete="off"
            defaultValue={guardianName ?? ''}
            onChange={(event) => change({ guardianName: event.currentTarget.value })}
            error={errorOf('consent-guardian')}
          />
        )}
      </div>
      {failure !== undefined && <Banner kind="bad">{t(failure)}</Banner>}
      {isFirst && (
        <p className="small soft">
          <Trans>If you don’t agree, nothing is recorded and nothing is kept.</Trans>
        </p>
      )}
      <div className="actions">
        <button type="button" className="button second" onClick={onCancel}>
          {isFirst ? <Trans>Not now</Trans> : <Trans>Cancel</Trans>}
        </button>
        <SubmitButton isBusy={isBusy} busyText={t`Saving...`}>
          {isFirst ? <Trans>Agree and continue</Trans> : <Trans>Save</Trans>}
        </SubmitButton>
      </div>
    </form>
  )
}
