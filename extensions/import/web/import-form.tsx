import type { MessageDescriptor } from '@lingui/core'
import { msg, ph } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { api, type DeskImports, type ImportJob } from '@mboa/contract'
import { useRef } from 'react'
import { deskOptions, type DeskOf } from '../../../web/src/features/language-desk/desk-options.ts'
import { useFormatNumber } from '../../../web/src/i18n/use-format-number.ts'
import { call, type ApiFailure } from '../../../web/src/platform/network/api-client.ts'
import { Banner } from '../../../web/src/ui/banner.tsx'
import { failureTextOf, type FailureTexts } from '../../../web/src/ui/failure-texts.ts'
import { FieldError, describedBy } from '../../../web/src/ui/field.tsx'
import { formTexts } from '../../../web/src/ui/form-texts.ts'
import { SubmitButton } from '../../../web/src/ui/submit-button.tsx'
import { useSubmit, type Refusal } from '../../../web/src/ui/use-submit.ts'
import { checkImportFile, type FileTrouble } from './check-import-file.ts'
import { startUpload } from './jobs/uploads.ts'
import { checkTerms, readTerms, termErrors, TermsFields } from './terms-fields.tsx'

interface ImportFormProps {
  of: DeskOf
  orthographies: DeskImports['orthographies']
  onSent: (job: ImportJob) => void
}

/** A file of words or recordings: it is sent, and what it would bring is shown where it stands below. */
export function ImportForm({ of, orthographies, onSent }: ImportFormProps) {
  const { t, i18n } = useLingui()
  const formatNumber = useFormatNumber()
  const chosen = useRef<HTMLInputElement>(null)
  const form = useSubmit({
    doing: 'sending a file to import',
    unexpected: { failure: formTexts.unexpected },
    validate: (sent) => ({
      ...(chosen.current?.files?.length !== 1 && { table: msg`Choose a file.` }),
      ...checkTerms(sent),
    }),
    async send(sent) {
      const file = chosen.current?.files?.[0]
      const terms = readTerms(sent)
      if (file === undefined || terms === undefined) return { failure: formTexts.unexpected }
      const trouble = await checkImportFile(file)
      if (trouble !== undefined)
        return { errors: { table: describeTrouble(trouble, formatNumber) } }
      const { size: bytes, lastModified: modifiedAt } = file
      const fileName = file.name.slice(0, 200)
      const body = { fileName, bytes, modifiedAt, ...terms }
      const opened = await call(api.openImportJob, { ...deskOptions(of), body })
      if (!opened.ok) return placeFailure(opened.failure)
      startUpload(of, opened.value, file)
      sent.reset()
      onSent(opened.value)
      return undefined
    },
  })
  const tableError = form.errorOf('table')
  return (
    <form method="post" noValidate className="desk-form" onSubmit={form.submit}>
      <div className={tableError === undefined ? 'field' : 'field bad'}>
        <label htmlFor="table">
          <Trans>File of words or recordings</Trans>
        </label>
        <input
          ref={chosen}
          className="input"
          type="file"
          name="table"
          accept=".xlsx,.csv,.tsv,.txt,.apkg,.colpkg,.lift,.sfm,.db,.mdf,.tmx,.eaf,.zip,.tar,.tgz,.gz,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet,text/csv,text/tab-separated-values"
          {...describedBy({ id: 'table', error: tableError, help: undefined })}
        />
        <FieldError id="table" error={tableError} />
      </div>
      <p className="small soft">
        <Trans>
          The first line of a table names the columns: text, english and french (one of the two is
          enough), and if you have them kind, dialect, example, note, source. Once the file has been
          read, you’ll say what other columns hold, or the fields of an Anki deck (.apkg), the
          markers of Toolbox (SFM) and the tiers of ELAN. FLEx (LIFT) and ELAN bring their sounds if
          you put the folder into a ZIP, an Anki deck brings its own; send CLDF in a ZIP, TMX as it
          is, Common Voice as its .tar.gz or in a ZIP.
        </Trans>
      </p>
      <TermsFields orthographies={orthographies} errorOf={form.errorOf} />
      {form.failure !== undefined && <Banner kind="bad">{i18n._(form.failure)}</Banner>}
      <SubmitButton isBusy={form.isBusy} busyText={t`One moment...`}>
        <Trans>Show what it would add</Trans>
      </SubmitButton>
      <p className="small soft">
        <Trans>Nothing is kept yet: you decide once you’ve seen what the file would add.</Trans>
      </p>
    </form>
  )
}

const troubleTexts = {
  'too-large': msg`This file is too large: at most 200 MB, and 50 MB of text. Import it in parts.`,
  'not-readable': msg`This file can’t be read. It may have been moved or changed: choose it again.`,
  'other-workbook': msg`Mboa reads only .xlsx workbooks. Open this one in Excel or LibreOffice, save it as .xlsx, and choose the new file.`,
  empty: msg`This file is empty: its download may have stopped. Get it again.`,
  'web-page': msg`This is a web page, not the file. Open that page, download the file from it, and choose the download.`,
  shortcut: msg`This is only a shortcut to a document online. Open it, download it as .xlsx, and choose the download.`,
  'other-archive': msg`This archive isn’t a ZIP. Unpack it, and pack its files into a ZIP.`,
  'no-text': msg`Mboa can’t read this kind of file. Choose one of those named below.`,
}

function describeTrouble(
  of: FileTrouble,
  formatNumber: ReturnType<typeof useFormatNumber>,
): MessageDescriptor {
  if (of.trouble !== 'not-unicode') return troubleTexts[of.trouble]
  const { line } = of
  return msg`Line ${ph({ line: formatNumber(line) })} of this file isn’t Unicode: letters like ɛ or ŋ may be lost. Save the original again, in Excel as .xlsx or “CSV UTF-8”, elsewhere as Unicode (UTF-8), and choose the new file.`
}

const ownFailureTexts: FailureTexts = {
  'blocked-by-proxy': msg`The connection to the server blocks files of this size. Import the file in parts, or tell the Mboa team.`,
  'too-many-attempts': msg`You’ve tried many files in the last hour. Please try again later.`,
  'quota-reached': msg`Ten files are already waiting for a decision. Keep some of them, or remove them.`,
}

function placeFailure(failure: ApiFailure): Refusal {
  const errors = {
    ...termErrors(failure),
    ...(failure.fields['bytes'] === 'too-large' && { table: troubleTexts['too-large'] }),
  }
  if (Object.keys(errors).length > 0) return { errors }
  return { failure: failureTextOf(failure.code, ownFailureTexts) }
}
