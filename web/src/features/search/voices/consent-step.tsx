import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { privateConsentVersion, voiceNameLimit } from '@mboa/contract'
import { useState } from 'react'
import type { StoredVoice } from '../../../platform/device-store/voice-database.ts'
import { newEventId } from '../../../platform/event-id.ts'
import { saveVoice } from '../../../platform/voice-store/voice-store.ts'
import { Banner } from '../../../ui/banner.tsx'
import { CheckboxField } from '../../../ui/checkbox-field.tsx'
import '../../../ui/checkbox.css'
import { TextField } from '../../../ui/field.tsx'
import '../../../ui/field.css'
import { refuseNotSaved } from '../../../ui/storage-texts.ts'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { useSubmit } from '../../../ui/use-submit.ts'
import { guardianPromise, privateConsentPromise, privateConsentTexts } from './consent-text.ts'
import { unnamedVoice } from './voice-texts.ts'

interface ConsentStepProps {
  userId: string
  /** A voice that agreed to an older text. */
  voice?: StoredVoice | undefined
  onAgreed: (voice: string) => void
  onCancel: () => void
}

const notAgreed = msg`They need to agree before you can record them.`
const noGuardian = msg`Please enter their full name.`

/** Asks whoever is to be recorded, before anything is; kept with its date and the text’s version. */
export function ConsentStep({ userId, voice, onAgreed, onCancel }: ConsentStepProps) {
  const { t } = useLingui()
  const [name, setName] = useState(voice?.name ?? '')
  const earlierName = voice?.name ?? t(unnamedVoice)
  const [isMinor, setIsMinor] = useState(voice !== undefined && voice.guardianName !== null)
  const [guardianName, setGuardianName] = useState(voice?.guardianName ?? '')
  const [hasAgreed, setHasAgreed] = useState(false)
  const { errorOf, failure, isBusy, submit } = useSubmit({
    doing: 'keeping what a voice agreed to',
    unexpected: refuseNotSaved,
    validate: () => ({
      ...(isMinor && guardianName.trim() === '' && { 'voice-guardian': noGuardian }),
      ...(!hasAgreed && { 'voice-agreed': notAgreed }),
    }),
    async send() {
      const id = voice?.id ?? newEventId()
      await saveVoice(userId, id, {
        name: name.trim() === '' ? null : name.trim(),
        consentTextVersion: privateConsentVersion,
        consentedAt: Date.now(),
        guardianName: isMinor ? guardianName.trim() : null,
      })
      onAgreed(id)
      return undefined
    },
  })

  return (
    <>
      <PageHeading isInPlace title={t`Before the first recording`} />
      {voice !== undefined && (
        <Banner kind="note">
          <Trans>This text has changed since {earlierName} agreed to it.</Trans>
        </Banner>
      )}
      <p>
        <Trans>Hand over this device, or read this out to the person you’re about to record.</Trans>
      </p>
      <form className="stack voice-consent" aria-label={t`Consent`} noValidate onSubmit={submit}>
        <ul className="card voice-promises">
          {privateConsentTexts.map((text) => (
            <li key={text.id}>{t(text)}</li>
          ))}
        </ul>
        <CheckboxField
          id="voice-minor"
          checked={isMinor}
          onChange={(event) => setIsMinor(event.currentTarget.checked)}
        >
          <Trans>The person is a minor: a parent or guardian agrees for them.</Trans>
        </CheckboxField>
        {isMinor && (
          <TextField
            id="voice-guardian"
            label={t`Name of the parent or guardian`}
            isRequired
            maxLength={200}
            autoComplete="off"
            value={guardianName}
            onChange={(event) => setGuardianName(event.currentTarget.value)}
            error={errorOf('voice-guardian')}
          />
        )}
        <CheckboxField
          id="voice-agreed"
          checked={hasAgreed}
          onChange={(event) => setHasAgreed(event.currentTarget.checked)}
          error={errorOf('voice-agreed')}
        >
          {t(isMinor ? guardianPromise : privateConsentPromise)}
        </CheckboxField>
        <TextField
          id="voice-name"
          label={t`What do you call this person? (optional)`}
          help={t`For example Mama or Uncle Paul. Only you see it.`}
          maxLength={voiceNameLimit}
          autoComplete="off"
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        {failure !== undefined && <Banner kind="bad">{t(failure)}</Banner>}
        <div className="voice-actions">
          <SubmitButton isBusy={isBusy} busyText={t`Saving...`}>
            <Trans>Agree and continue</Trans>
          </SubmitButton>
          <button type="button" className="button second" onClick={onCancel}>
            <Trans>Not now</Trans>
          </button>
        </div>
      </form>
    </>
  )
}
