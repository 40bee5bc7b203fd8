import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import {
  importableLicences,
  type DeskImports,
  type ImportDraftAnswer,
  type ImportFile,
  type KeptImport,
} from '@mboa/contract'
import { useRef, useState } from 'react'
import { glossIn, useInterfaceLanguage } from '../../../i18n/interface-language.ts'
import type { ApiFailure } from '../../../platform/network/api-client.ts'
import { Banner } from '../../../ui/banner.tsx'
import { FieldError, TextField, describedBy } from '../../../ui/field.tsx'
import { fieldTexts, formTexts } from '../../../ui/form-texts.ts'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { useLicenceName } from '../../../ui/use-licence-name.ts'
import { textOf, useSubmit, type FieldErrors, type Refusal } from '../../../ui/use-submit.ts'
import type { DeskOf } from '../desk-api.ts'
import { draftImport, keepImport } from './files-api.ts'
import { ColumnFields, type ChosenUses } from './column-fields.tsx'
import { ImportDraft } from './import-draft.tsx'
import { readImportFile } from './read-import-file.ts'

interface ImportFormProps {
  of: DeskOf
  orthographies: DeskImports['orthographies']
  onKept: () => void
}

/** A table of words: first what it would bring, then kept whole or not. */
export function ImportForm({ of, orthographies, onKept }: ImportFormProps) {
  const { t, i18n } = useLingui()
  const { language } = useInterfaceLanguage()
  const licenceName = useLicenceName()
  const [drafted, setDrafted] = useState<{ file: ImportFile; draft: ImportDraftAnswer }>()
  const [kept, setKept] = useState<KeptImport>()
  // Of the file that is chosen; it stays while its terms are changed.
  const [columns, setColumns] = useState<ImportDraftAnswer['columns']>([])
  const [uses, setUses] = useState<ChosenUses>({})
  const [needsUses, setNeedsUses] = useState(false)
  const chosen = useRef<HTMLInputElement>(null)
  const form = useSubmit({
    doing: 'importing a table of words',
    unexpected: { failure: formTexts.unexpected },
    validate: (sent) => ({
      ...(chosen.current?.files?.length !== 1 && { table: msg`Choose a file.` }),
      ...(textOf(sent, 'source').trim() === '' && {
        source: msg`Say where the words are from.`,
      }),
      ...(textOf(sent, 'licence') === '' && {
        licence: noLicence,
      }),
    }),
    async send(sent, intent) {
      if (intent === 'keep' && drafted !== undefined) {
        const result = await keepImport(of, drafted.file)
        if (!result.ok) return placeFailure(result.failure)
        setDrafted(undefined)
        setColumns([])
        setUses({})
        setKept(result.value)
        sent.reset()
        onKept()
        return undefined
      }
      const read = await readFile(sent, chosen.current?.files?.[0])
      if ('errors' in read) return read
      const file = { ...read.file, columns: uses }
      const result = await draftImport(of, file)
      if (!result.ok) return placeFailure(result.failure)
      setDrafted({ file, draft: result.value })
      setColumns(result.value.columns)
      setNeedsUses(result.value.broken?.reason === 'no-text-column')
      return undefined
    },
  })
  const [tableError, licenceError] = [form.errorOf('table'), form.errorOf('licence')]
  const canBeKept = drafted?.draft.broken === null && drafted.draft.entries > 0
  return (
    <>
      <form
        method="post"
        noValidate
        className="desk-form"
        onChange={() => {
          // What was shown was of another file, or of other terms.
          setDrafted(undefined)
          setKept(undefined)
        }}
        onSubmit={form.submit}
      >
        <div className={tableError === undefined ? 'field' : 'field bad'}>
          <label htmlFor="table">
            <Trans>File of words</Trans>
          </label>
          <input
            ref={chosen}
            onChange={() => {
              setColumns([])
              setUses({})
            }}
            className="input"
            type="file"
            name="table"
            accept=".xlsx,.csv,.tsv,.txt,.apkg,.colpkg,.lift,.sfm,.db,.mdf,.tmx,.eaf,.zip,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet,text/csv,text/tab-separated-values"
            {...describedBy({ id: 'table', error: tableError, help: undefined })}
          />
          <FieldError id="table" error={tableError} />
        </div>
        <p className="small soft">
          <Trans>
            The first line of a table names the columns: text, english, french, and if you have them
            kind, dialect, example, note, source. What other columns hold, and the fields of an Anki
            deck (.apkg), you say after the first look. Dictionaries of FLEx (LIFT), Toolbox (SFM),
            ELAN transcriptions, TMX and CLDF in a ZIP come as they are.
          </Trans>
        </p>
        <TextField
          id="source"
          label={t`Where the words are from`}
          help={t`As learners will read it: author, title, year.`}
          autoComplete="off"
          maxLength={300}
          error={form.errorOf('source')}
        />
        <div className={licenceError === undefined ? 'field' : 'field bad'}>
          <label htmlFor="licence">
            <Trans>Licence</Trans>
          </label>
          <select
            name="licence"
            className="input"
            defaultValue=""
            {...describedBy({ id: 'licence', error: licenceError, help: undefined })}
          >
            <option value="">{t`Choose`}</option>
            {importableLicences.map((licence) => (
              <option key={licence} value={licence}>
                {licenceName(licence)}
              </option>
            ))}
          </select>
          <FieldError id="licence" error={licenceError} />
        </div>
        {orthographies.length > 1 && (
          <div className="field">
            <label htmlFor="orthography">
              <Trans>Spelling</Trans>
            </label>
            <select id="orthography" name="orthography" className="input">
              {orthographies.map(({ id, name }) => (
                <option key={id} value={id}>
                  {glossIn(name, language)}
                </option>
              ))}
            </select>
          </div>
        )}
        <input type="hidden" name="only-orthography" value={orthographies[0]?.id ?? ''} />
        <TextField
          id="dialect"
          label={t`Dialect`}
          help={t`If all words are of one. Optional.`}
          autoComplete="off"
          maxLength={200}
        />
        <ColumnFields columns={columns} chosen={uses} onChoose={setUses} isNeeded={needsUses} />
        {drafted !== undefined && <ImportDraft draft={drafted.draft} />}
        {form.failure !== undefined && <Banner kind="bad">{i18n._(form.failure)}</Banner>}
        {canBeKept ? (
          <button
            type="submit"
            name="intent"
            value="keep"
            className="button main wide"
            disabled={form.isBusy}
            aria-busy={form.isBusy}
          >
            <Trans>Keep all of it</Trans>
          </button>
        ) : (
          <SubmitButton isBusy={form.isBusy} busyText={t`One moment...`}>
            <Trans>Show what it would bring</Trans>
          </SubmitButton>
        )}
      </form>
      <div role="status">
        {kept !== undefined && (
          <Banner kind="good">
            <Plural
              value={kept.proposed}
              _0="Kept. Speakers are asked to confirm none of it."
              one="Kept. Speakers are asked to confirm # word."
              other="Kept. Speakers are asked to confirm # words."
            />
          </Banner>
        )}
      </div>
    </>
  )
}

const troubleTexts = {
  'too-large': msg`This file is too large. Import a table in parts of some ten thousand words, and save an Anki deck without its media.`,
  'not-readable': msg`This file can’t be read. It may have been moved or changed: choose it again.`,
  'no-words': msg`Mboa can’t read this kind of file. Choose one of those named below, and save an old workbook (.xls) as .xlsx.`,
  'not-unicode': msg`This file isn’t saved as Unicode, so its special letters are lost. Save it as “CSV UTF-8” and choose it again.`,
}

async function readFile(
  form: HTMLFormElement,
  chosen: File | undefined,
): Promise<{ file: Omit<ImportFile, 'columns'> } | { errors: FieldErrors }> {
  if (chosen === undefined) return { errors: { table: troubleTexts['not-readable'] } }
  const read = await readImportFile(chosen)
  if (!read.ok) return { errors: { table: troubleTexts[read.trouble] } }
  const licence = importableLicences.find((each) => each === textOf(form, 'licence'))
  if (licence === undefined) return { errors: { licence: noLicence } }
  return {
    file: {
      fileName: chosen.name.slice(0, 200),
      table: read.table,
      encoding: read.encoding,
      source: textOf(form, 'source').trim(),
      licence,
      dialect: textOf(form, 'dialect').trim() || null,
      orthography: textOf(form, 'orthography') || textOf(form, 'only-orthography'),
    },
  }
}

const noLicence = msg`Say under which licence they are.`
const noWords = msg`This file contains no words.`

const failureTexts: Partial<Record<ApiFailure['code'], MessageDescriptor>> = {
  'network-error': formTexts.noNetwork,
  'too-many-attempts': msg`You’ve tried many files in the last hour. Please try again later.`,
}

function placeFailure({ code, fields: { source, table } }: ApiFailure): Refusal {
  const errors: FieldErrors = {
    ...(source !== undefined && { source: fieldTexts.tooLong }),
    ...(table !== undefined && {
      table: table === 'too-long' ? troubleTexts['too-large'] : noWords,
    }),
  }
  if (Object.keys(errors).length > 0) return { errors }
  return { failure: failureTexts[code] ?? formTexts.unexpected }
}
