import '../../ui/checkbox.css'
import '../../ui/field.css'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import {
  openDataLicences,
  speakerConsentVersion,
  workshopConsentVersion,
  type Workshop,
} from '@mboa/contract'
import { useState } from 'react'
import { useInterfaceLanguage } from '../../i18n/interface-language.ts'
import { newEventId } from '../../platform/event-id.ts'
import type { SoundFile } from '../../platform/sound/encoded-take.ts'
import type { SpokenConsent as Spoken } from '../../platform/speaker-store/speaker-store.ts'
import { Banner } from '../../ui/banner.tsx'
import { CheckboxField } from '../../ui/checkbox-field.tsx'
import { FieldError, TextField } from '../../ui/field.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { Segments } from '../../ui/segments.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { textOf, useSubmit, type Refusal } from '../../ui/use-submit.ts'
import { speakerLicences, speakerPromises, speakerUses, type Promised } from './consent-text.ts'
import { ReadAloud } from './read-aloud.tsx'
import { refuseNotSaved } from '../../ui/storage-texts.ts'
import { SpokenConsent } from './spoken-consent.tsx'
import { useWorkshopEnd, workshopPromises } from './workshops/workshop-text.ts'

interface AgreeFormProps {
  name: string
  isMinor: boolean
  /** The text has changed since they agreed, or they agree to something else. */
  isAgain: boolean
  /** Whose recorders may all record them, if they agree to its text. */
  workshop?: Workshop | undefined
  /** How many recordings they give that one learner alone has heard until now. */
  giving?: number
  onAgreed: (spoken: Spoken) => Promise<Refusal | undefined>
  onCancel: () => void
}

type Use = keyof typeof speakerUses
const whichLicence = msg`Under which licence?`
const noRecording = msg`Nobody can be recorded without this.`
const noLicence = msg`Please choose one of the two.`
const noGuardian = msg`Please enter their full name.`
const notSaid = msg`They need to say it aloud before you can record them.`

/** What each use means is heard, too: who cannot read decides on the same words. */
const textsOfUse = (use: Use): MessageDescriptor[] => {
  const { promise, more } = speakerUses[use]
  return more === undefined ? [promise] : [promise, more]
}

/** Asks whoever is to be recorded: heard or read, layer by layer, and said aloud. */
export function AgreeForm(props: AgreeFormProps) {
  const { name, isMinor, isAgain, workshop, giving, onAgreed, onCancel } = props
  const { t } = useLingui()
  const { language } = useInterfaceLanguage()
  const [given, setGiven] = useState<ReadonlySet<Use>>(new Set())
  const [licence, setLicence] = useState<(typeof openDataLicences)[number]>()
  const [sound, setSound] = useState<SoundFile>()
  const { errorOf, failure, isBusy, submit } = useSubmit({
    doing: 'keeping what a speaker agreed to',
    unexpected: refuseNotSaved,
    validate: (form) => ({
      ...(!given.has('learners') && { 'speaker-learners': noRecording }),
      ...(given.has('openData') && licence === undefined && { 'speaker-licence': noLicence }),
      ...(isMinor &&
        textOf(form, 'speaker-guardian').trim() === '' && {
          'speaker-guardian': noGuardian,
        }),
      ...(sound === undefined && { 'spoken-consent': notSaid }),
    }),
    async send(form) {
      if (sound === undefined) return { errors: { 'spoken-consent': notSaid } }
      const spoken: Spoken = {
        sound,
        given: {
          consent: newEventId(),
          ...(workshop === undefined
            ? { textVersion: speakerConsentVersion }
            : { textVersion: workshopConsentVersion, workshop: workshop.id }),
          language,
          learners: true,
          openData: given.has('openData') ? (licence ?? null) : null,
          research: given.has('research'),
          syntheticVoices: given.has('syntheticVoices'),
          staysAlone: given.has('staysAlone'),
          guardianName: isMinor ? textOf(form, 'speaker-guardian').trim() : null,
          givenAt: Date.now(),
        },
      }
      return onAgreed(spoken)
    },
  })
  const noChoice = licence === undefined ? errorOf('speaker-licence') : undefined
  const uses = Object.keys(speakerUses) as Use[]
  const licences = given.has('openData')
    ? [whichLicence, ...openDataLicences.map((value) => speakerLicences[value].meaning)]
    : []
  const place = workshop?.name
  const until = useWorkshopEnd(workshop?.endsAt ?? 0)
  const promises: readonly Promised[] = workshop === undefined ? speakerPromises : workshopPromises

  function toggle(use: Use, isGiven: boolean) {
    const changed = new Set(given)
    if (isGiven) changed.add(use)
    else changed.delete(use)
    setGiven(changed)
  }

  return (
    <>
      <PageHeading isInPlace title={t`Does ${name} agree?`} />
      {workshop !== undefined && (
        <p>
          <Trans>
            In the workshop “<bdi>{place}</bdi>”, until {until}.
          </Trans>
        </p>
      )}
      {isAgain && (
        <Banner kind="note">
          <Trans>What is agreed to now takes the place of what was agreed to before.</Trans>
        </Banner>
      )}
      {giving === undefined ? (
        <p>
          <Trans>
            Hand over this device, or read this out to the person you’re about to record.
          </Trans>
        </p>
      ) : (
        <p>
          <Trans>Hand over this device, or read this out to {name}.</Trans>{' '}
          <Plural
            value={giving}
            one="It’s about # recording that only you have heard until now."
            other="It’s about # recordings that only you have heard until now."
          />
        </p>
      )}
      <ReadAloud
        texts={[...promises.map(({ text }) => text), ...uses.flatMap(textsOfUse), ...licences]}
      />
      <ul className="card speaker-promises">
        {promises.map((promised) => (
          <li key={promised.text.id}>
            <PromiseInFull {...promised} />
          </li>
        ))}
      </ul>
      <form className="stack" aria-label={t`Consent`} noValidate onSubmit={submit}>
        <div className="card speaker-uses">
          {uses.map((use) => (
            <div key={use}>
              <CheckboxField
                id={`speaker-${use}`}
                checked={given.has(use)}
                onChange={(event) => toggle(use, event.currentTarget.checked)}
                error={given.has(use) ? undefined : errorOf(`speaker-${use}`)}
              >
                {t(speakerUses[use].promise)}
              </CheckboxField>
              <UseInFull use={use} isGiven={given.has(use)} />
              {use === 'openData' && given.has('openData') && (
                <div className="stack tight">
                  <Segments
                    label={t(whichLicence)}
                    options={openDataLicences.map((value) => ({
                      value,
                      text: speakerLicences[value].name,
                    }))}
                    value={licence}
                    onChange={setLicence}
                    name="speaker-licence"
                    isWrong={noChoice !== undefined}
                  />
                  <FieldError id="speaker-licence" error={noChoice} />
                  {licence === undefined ? (
                    <ul className="help">
                      {openDataLicences.map((value) => (
                        <li key={value}>
                          {speakerLicences[value].name} · {t(speakerLicences[value].meaning)}
                        </li>
                      ))}
                    </ul>
                  ) : (
                    <p className="help" aria-live="polite">
                      {t(speakerLicences[licence].meaning)}
                    </p>
                  )}
                </div>
              )}
            </div>
          ))}
        </div>
        {isMinor && (
          <TextField
            id="speaker-guardian"
            name="speaker-guardian"
            label={t`Name of the parent or guardian`}
            help={t`They agree for the child, and say so below.`}
            isRequired
            maxLength={200}
            autoComplete="off"
            error={errorOf('speaker-guardian')}
          />
        )}
        <SpokenConsent isMinor={isMinor} error={errorOf('spoken-consent')} onSaid={setSound} />
        {failure !== undefined && <Banner kind="bad">{t(failure)}</Banner>}
        <div className="speaker-actions">
          <button type="button" className="button second" onClick={onCancel}>
            <Trans>Not now</Trans>
          </button>
          <SubmitButton isBusy={isBusy} busyText={t`Saving...`}>
            <Trans>Agree and continue</Trans>
          </SubmitButton>
        </div>
      </form>
    </>
  )
}

function PromiseInFull({ inShort, text }: Promised) {
  const { t } = useLingui()
  if (inShort === undefined) return t(text)
  return (
    <details>
      <summary>{t(inShort)}</summary>
      <p>{t(text)}</p>
    </details>
  )
}

/** On demand; and what is given is never without what it means. */
function UseInFull({ use, isGiven }: { use: Use; isGiven: boolean }) {
  const { t } = useLingui()
  const { promise, more } = speakerUses[use]
  if (more === undefined) return null
  const whole = t(promise)
  return (
    <details open={isGiven}>
      <summary aria-label={t`What this means: ${whole}`}>
        <Trans>What this means</Trans>
      </summary>
      <p className="soft">{t(more)}</p>
    </details>
  )
}
