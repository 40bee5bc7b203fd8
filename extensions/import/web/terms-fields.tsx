import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { importableLicences, type DeskImports, type ImportTermsSaid } from '@mboa/contract'
import { glossIn, useInterfaceLanguage } from '../../../web/src/i18n/interface-language.ts'
import type { ApiFailure } from '../../../web/src/platform/network/api-client.ts'
import { describedBy, FieldError, TextField } from '../../../web/src/ui/field.tsx'
import { fieldTexts } from '../../../web/src/ui/form-texts.ts'
import { useLicenceName } from '../../../web/src/ui/use-licence-name.ts'
import { textOf, type FieldErrors } from '../../../web/src/ui/use-submit.ts'

interface TermsFieldsProps {
  orthographies: DeskImports['orthographies']
  /** Of the inputs' ids: a page has several such forms. */
  prefix?: string
  said?: Partial<Omit<ImportTermsSaid, 'licence'>> & { licence?: string }
  errorOf: (field: string) => string | undefined
}

/** What is said of a whole file: nothing of it is guessed. */
export function TermsFields({ orthographies, prefix = '', said = {}, errorOf }: TermsFieldsProps) {
  const { t } = useLingui()
  const { language } = useInterfaceLanguage()
  const licenceName = useLicenceName()
  const licenceError = errorOf('licence')
  const idOf = (name: string) => `${prefix}${name}`
  return (
    <>
      <TextField
        id={idOf('source')}
        name="source"
        label={t`Where the words are from`}
        help={t`As learners will read it: author, title, year.`}
        autoComplete="off"
        maxLength={300}
        defaultValue={said.source}
        error={errorOf('source')}
      />
      <div className={licenceError === undefined ? 'field' : 'field bad'}>
        <label htmlFor={idOf('licence')}>
          <Trans>Licence</Trans>
        </label>
        <select
          name="licence"
          className="input"
          defaultValue={said.licence ?? ''}
          {...describedBy({ id: idOf('licence'), error: licenceError, help: undefined })}
        >
          <option value="">{t`Choose`}</option>
          {importableLicences.map((licence) => (
            <option key={licence} value={licence}>
              {licenceName(licence)}
            </option>
          ))}
        </select>
        <FieldError id={idOf('licence')} error={licenceError} />
      </div>
      {orthographies.length > 1 ? (
        <div className="field">
          <label htmlFor={idOf('orthography')}>
            <Trans>Spelling</Trans>
          </label>
          <select
            id={idOf('orthography')}
            name="orthography"
            className="input"
            defaultValue={said.orthography}
          >
            {orthographies.map(({ id, name }) => (
              <option key={id} value={id}>
                {glossIn(name, language)}
              </option>
            ))}
          </select>
        </div>
      ) : (
        <input type="hidden" name="orthography" value={orthographies[0]?.id ?? ''} />
      )}
      <TextField
        id={idOf('dialect')}
        name="dialect"
        label={t`Dialect`}
        help={t`If all words are from the same one. Optional.`}
        autoComplete="off"
        maxLength={200}
        defaultValue={said.dialect ?? ''}
      />
      <TextField
        id={idOf('speaker')}
        name="speaker"
        label={t`Who speaks`}
        help={t`Only if the file has recordings and doesn’t say whose they are: a name or a code, shown only to coordinators.`}
        autoComplete="off"
        maxLength={200}
        defaultValue={said.speaker ?? ''}
        error={errorOf('speaker')}
      />
    </>
  )
}

const noLicence = msg`State their licence.`

/** What is missing of it, before anything is sent. */
export const checkTerms = (form: HTMLFormElement): FieldErrors => ({
  ...(textOf(form, 'source').trim() === '' && { source: msg`State where the words are from.` }),
  ...(textOf(form, 'licence') === '' && { licence: noLicence }),
})

/** Undefined where no licence is chosen. */
export function readTerms(form: HTMLFormElement): ImportTermsSaid | undefined {
  const licence = importableLicences.find((each) => each === textOf(form, 'licence'))
  return (
    licence && {
      source: textOf(form, 'source').trim(),
      licence,
      dialect: textOf(form, 'dialect').trim() || null,
      orthography: textOf(form, 'orthography'),
      speaker: textOf(form, 'speaker').trim() || null,
    }
  )
}

/** What the server found wrong with it. */
export function termErrors({ fields }: ApiFailure): FieldErrors {
  const { source, dialect, speaker } = fields
  return {
    ...(source !== undefined && { source: fieldTexts.tooLong }),
    ...(dialect !== undefined && { dialect: fieldTexts.tooLong }),
    ...(speaker !== undefined && {
      speaker: speaker === 'required' ? msg`Say who is speaking.` : fieldTexts.tooLong,
    }),
  }
}
