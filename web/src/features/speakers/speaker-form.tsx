import '../../ui/checkbox.css'
import '../../ui/field.css'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { ageBands, sexes, speakerNameLimit, villageLimit, type Speaker } from '@mboa/contract'
import { useId } from 'react'
import { useInterfaceLanguage } from '../../i18n/interface-language.ts'
import { compareNames } from '../../i18n/language-names.ts'
import { Banner } from '../../ui/banner.tsx'
import { CheckboxField } from '../../ui/checkbox-field.tsx'
import { TextField } from '../../ui/field.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { ageTexts, sexTexts } from '../../ui/take-texts/said-of-speakers.ts'
import { textOf, useSubmit, type Refusal } from '../../ui/use-submit.ts'
import { refuseNotSaved } from '../../ui/storage-texts.ts'

/** What is said of a speaker, without the code of their paper. */
export type SpeakerDetails = Omit<Speaker, 'codeHash'>

interface SpeakerFormProps {
  details: SpeakerDetails | undefined
  /** Named on this device before. */
  dialects: readonly string[]
  /** Of the button that goes on. */
  proceed: string
  onSend: (details: SpeakerDetails) => Promise<Refusal | undefined>
  onCancel: () => void
}

const noName = msg`Please enter a name or a pseudonym.`

/** Who somebody is who speaks: a name of their choice, and what else they like to say. */
export function SpeakerForm({ details, dialects, proceed, onSend, onCancel }: SpeakerFormProps) {
  const { t } = useLingui()
  const listId = useId()
  const { language } = useInterfaceLanguage()
  const { errorOf, failure, isBusy, submit } = useSubmit({
    doing: 'keeping who speaks',
    unexpected: refuseNotSaved,
    validate: (form) => ({
      ...(textOf(form, 'speaker-name').trim() === '' && { 'speaker-name': noName }),
    }),
    send: (form) => onSend(detailsOf(form)),
  })
  return (
    <form className="stack" aria-label={t`Speaker`} noValidate onSubmit={submit}>
      <TextField
        id="speaker-name"
        name="speaker-name"
        label={t`Name or pseudonym`}
        isRequired
        maxLength={speakerNameLimit}
        autoComplete="off"
        defaultValue={details?.name ?? ''}
        error={errorOf('speaker-name')}
      />
      <CheckboxField id="speaker-named" defaultChecked={details?.isNamed ?? false}>
        <Trans>This name may stand beside their recordings.</Trans>
      </CheckboxField>
      <p className="soft">
        <Trans>The rest is optional.</Trans>
      </p>
      <Choice
        id="speaker-age"
        label={t`Age`}
        chosen={details?.ageBand ?? ''}
        options={ageBands.map((band) => [band, t(ageTexts[band])])}
      />
      <Choice
        id="speaker-sex"
        label={t`Sex`}
        chosen={details?.sex ?? ''}
        options={sexes.map((sex) => [sex, t(sexTexts[sex])])}
      />
      <TextField
        id="speaker-village"
        name="speaker-village"
        label={t`Village or neighbourhood`}
        help={t`Never published.`}
        maxLength={villageLimit}
        autoComplete="off"
        defaultValue={details?.village ?? ''}
      />
      <TextField
        id="speaker-dialect"
        name="speaker-dialect"
        label={t`Dialect`}
        help={t`What they call it; leave it empty if there’s only one way to say it.`}
        list={listId}
        maxLength={200}
        autoComplete="off"
        defaultValue={details?.dialect ?? ''}
      />
      <datalist id={listId}>
        {[...dialects].sort(compareNames(language)).map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {failure !== undefined && <Banner kind="bad">{t(failure)}</Banner>}
      <div className="speaker-actions">
        <button type="button" className="button second" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </button>
        <SubmitButton isBusy={isBusy} busyText={t`Saving...`}>
          {proceed}
        </SubmitButton>
      </div>
    </form>
  )
}

interface ChoiceProps {
  id: string
  label: string
  chosen: string
  options: readonly (readonly [value: string, text: string])[]
}

function Choice({ id, label, chosen, options }: ChoiceProps) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} name={id} className="input" defaultValue={chosen}>
        <option value="">
          <Trans>Not said</Trans>
        </option>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}

function detailsOf(form: HTMLFormElement): SpeakerDetails {
  const line = (name: string) => textOf(form, name).normalize('NFC').trim()
  const village = line('speaker-village')
  const dialect = line('speaker-dialect')
  return {
    name: line('speaker-name'),
    isNamed: textOf(form, 'speaker-named') !== '',
    ageBand: ageBands.find((band) => band === line('speaker-age')) ?? null,
    sex: sexes.find((sex) => sex === line('speaker-sex')) ?? null,
    village: village === '' ? null : village,
    dialect: dialect === '' ? null : dialect,
  }
}
