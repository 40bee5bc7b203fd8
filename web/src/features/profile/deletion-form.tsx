import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { api, recordingsFates, type DeletionConsequences } from '@mboa/contract'
import { useEffect, useRef } from 'react'
import { call } from '../../platform/network/api-client.ts'
import { useSignedInUser } from '../../platform/session/session-context.ts'
import { Banner } from '../../ui/banner.tsx'
import { fieldTexts } from '../../ui/form-texts.ts'
import { PasswordField } from '../../ui/password-field.tsx'
import { useLogout } from '../../ui/logout-button.tsx'
import { textOf, useSubmit, type FieldErrors } from '../../ui/use-submit.ts'
import { placeFailure, unexpectedFailure } from './error-texts.ts'
import { FailureBanner } from './failure-banner.tsx'
import { SpeakersFateField, speakersToDelete } from './speakers-fate-field.tsx'
import { RecordingsFateField } from './recordings-fate-field.tsx'
import { useLeaveForGood } from './use-deletion.ts'

interface DeletionFormProps {
  consequences: DeletionConsequences
  onCancel: () => void
}

export function DeletionForm({ consequences, onCancel }: DeletionFormProps) {
  const { t } = useLingui()
  const { id } = useSignedInUser()
  const leave = useLeaveForGood()
  const form = useRef<HTMLFormElement>(null)
  // It takes the place of the button that had the focus while it was on the way.
  useEffect(() => form.current?.focus({ preventScroll: true }), [])
  const asksForFate = consequences.takesThatCanStay > 0
  const needsPassword = consequences.needs === 'password'
  const { errorOf, failure, isBusy, submit } = useSubmit({
    doing: 'deleting the account',
    unexpected: { failure: unexpectedFailure },
    validate(form) {
      const found: FieldErrors = {}
      if (asksForFate && fateOf(form) === undefined) found['recordings'] = noFate
      if (needsPassword && textOf(form, 'password') === '')
        found['password'] = fieldTexts.noPassword
      return found
    },
    send: async (form) => {
      const recordings = fateOf(form)
      const speakers = speakersToDelete(form)
      const result = await call(api.deleteProfile, {
        body: {
          password: textOf(form, 'password'),
          ...(recordings !== undefined && { recordings }),
          ...(speakers.length > 0 && { speakersToDelete: speakers }),
        },
        account: id,
      })
      if (!result.ok) {
        return placeFailure(result.failure, { recordings: noFate, password: fieldTexts.noPassword })
      }
      leave()
      return undefined
    },
  })
  return (
    <form ref={form} tabIndex={-1} className="stack" noValidate onSubmit={submit}>
      <Consequences of={consequences} />
      <SpeakersFateField of={consequences.speakers} />
      {asksForFate && <RecordingsFateField of={consequences} error={errorOf('recordings')} />}
      {needsPassword ? (
        <PasswordField
          id="deletionPassword"
          name="password"
          label={t`Your password, to make sure it’s you`}
          autoComplete="current-password"
          error={errorOf('password')}
        />
      ) : (
        <p>
          <Trans>To make sure it’s you, this only works within ten minutes of logging in.</Trans>
        </p>
      )}
      {failure?.code === 'sign-in-again' ? (
        <SignInAgain />
      ) : (
        failure !== undefined && <FailureBanner failure={failure} />
      )}
      <div className="actions">
        <button type="button" className="button second" onClick={onCancel}>
          <Trans>Keep my account</Trans>
        </button>
        <button type="submit" className="button danger" disabled={isBusy} aria-busy={isBusy}>
          {isBusy ? <Trans>Deleting...</Trans> : <Trans>Delete for good</Trans>}
        </button>
      </div>
    </form>
  )
}

const noFate = msg`Please choose what happens to your recordings.`

const fateOf = (form: HTMLFormElement) =>
  recordingsFates.find((fate) => fate === textOf(form, 'recordings'))

function Consequences({
  of: {
    practiceEvents,
    takes,
    takesThatCanStay,
    contributions,
    devices,
    hasPhoto,
    privateRecordings,
  },
}: {
  of: DeletionConsequences
}) {
  return (
    <>
      <p>
        <Trans>This can’t be undone. Permanently deleted:</Trans>
      </p>
      <ul className="consequences">
        <li>
          {hasPhoto ? (
            <Trans>your name, email address, phone number and photo</Trans>
          ) : (
            <Trans>your name, email address and phone number</Trans>
          )}
        </li>
        <li>
          <Plural
            value={practiceEvents}
            _0="your practice; none has reached the server yet"
            one="your practice: # answer or setting, and the progress in it"
            other="your practice: # answers and settings, and the progress in them"
          />
        </li>
        {privateRecordings > 0 && (
          <li>
            <Plural
              value={privateRecordings}
              one="# recording of someone who spoke only for you"
              other="# recordings of people who spoke only for you"
            />
          </li>
        )}
        {takes > 0 && takesThatCanStay === 0 && (
          <li>
            <Plural
              value={takes}
              one="your recording, which will no longer be public"
              other="your # recordings, which will no longer be public"
            />
          </li>
        )}
        {contributions > 0 && (
          <li>
            <Plural
              value={contributions}
              one="your contributions: # word or correction"
              other="your contributions: # words and corrections"
            />
            {'. '}
            <Trans>
              A word that others have recorded stays with their recordings, without your name.
            </Trans>
          </li>
        )}
        <li>
          <Trans>everything Mboa stores for you on this device, sent or not</Trans>
        </li>
      </ul>
      <p>
        <Plural
          value={devices}
          one="This device is signed out."
          other="# devices are signed out, including this one."
        />{' '}
        <Trans>We’ll confirm the deletion by email.</Trans>
      </p>
    </>
  )
}

function SignInAgain() {
  const logout = useLogout()
  return (
    <Banner kind="bad">
      <p>
        <Trans>
          You logged in too long ago. Log out and in again, then delete the account within ten
          minutes.
        </Trans>
      </p>
      <button type="button" className="button plain" onClick={logout}>
        <Trans>Log out now</Trans>
      </button>
    </Banner>
  )
}
