import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import {
  addressOf,
  api,
  deskExportFormats,
  pagePaths,
  type DeskExportFormat,
  type DeskImport,
  type DeskImports,
} from '@mboa/contract'
import { FileText, Printer, Undo2 } from 'lucide-react'
import { useCallback, useMemo, useRef, useState } from 'react'
import { Link } from 'wouter'
import {
  ConfirmDialog,
  type ConfirmDialogHandle,
} from '../../../web/src/features/language-desk/confirm-dialog.tsx'
import { deskOptions, type DeskOf } from '../../../web/src/features/language-desk/desk-options.ts'
import { MoreButton } from '../../../web/src/features/language-desk/more-button.tsx'
import { usePages } from '../../../web/src/features/language-desk/use-pages.ts'
import { regionalTag, useInterfaceLanguage } from '../../../web/src/i18n/interface-language.ts'
import { call } from '../../../web/src/platform/network/api-client.ts'
import { useResource, type Source } from '../../../web/src/platform/network/use-resource.ts'
import { Icon } from '../../../web/src/ui/icon.tsx'
import { LoadedPart } from '../../../web/src/ui/loaded-part.tsx'
import { MarginRow, MarginRows } from '../../../web/src/ui/margin-rows.tsx'
import { useDone } from '../../../web/src/ui/use-done.tsx'
import { useLicenceName } from '../../../web/src/ui/use-licence-name.ts'
import { ImportForm } from './import-form.tsx'
import { JobsSection } from './jobs/jobs-section.tsx'
import { Licences } from './licences.tsx'
import { Voices } from './voices.tsx'

/** What others wrote and recorded comes in as files, and the language's own words go out. */
export function FilesTab({ of }: { of: DeskOf }) {
  const [changes, setChanges] = useState(0)
  const [sent, setSent] = useState<string>()
  const { state } = useResource(
    useMemo(() => importsOf(of), [of]),
    changes,
  )
  const onChange = useCallback(() => setChanges((count) => count + 1), [])
  return (
    <LoadedPart of={state}>
      {(files) => (
        <>
          <section className="stack" aria-labelledby="desk-import">
            <h2 id="desk-import">
              <Trans>Import words and recordings</Trans>
            </h2>
            <ImportForm
              of={of}
              orthographies={files.orthographies}
              onSent={({ id }) => {
                setSent(id)
                onChange()
              }}
            />
          </section>
          <JobsSection
            of={of}
            orthographies={files.orthographies}
            changes={changes}
            shown={sent}
            onChange={onChange}
          />
          <Imports of={of} first={files} onChange={onChange} />
          <Licences files={files} />
          <Export of={of} files={files} />
        </>
      )}
    </LoadedPart>
  )
}

const importsOf = (of: DeskOf): Source<DeskImports> => ({
  during: 'asking what was imported',
  ask: () => call(api.listImports, deskOptions(of)),
})

interface ImportsProps {
  of: DeskOf
  first: DeskImports
  onChange: () => void
}

function Imports({ of, first, onChange }: ImportsProps) {
  const { t } = useLingui()
  const { pages, ...more } = usePages(first, {
    next: ({ next }: DeskImports) => next,
    ask: (before: string) => call(api.listImports, { ...deskOptions(of), query: { before } }),
  })
  const imports = pages.flatMap((page) => page.imports)
  const undoing = useRef<ConfirmDialogHandle<DeskImport>>(null)
  const [done, tell] = useDone()
  if (imports.length === 0) return null
  return (
    <section className="stack" aria-labelledby="desk-imports">
      <h2 id="desk-imports">
        <Trans>Imported earlier or by the operator</Trans>
      </h2>
      {done}
      <MarginRows>
        {imports.map((each) => (
          <ImportRow key={each.id} of={of} file={each} onUndo={() => undoing.current?.open(each)} />
        ))}
      </MarginRows>
      <MoreButton {...more} />
      <ConfirmDialog<DeskImport>
        ref={undoing}
        title={t`Undo this import?`}
        confirm={t`Undo the import`}
        send={({ id }) => call(api.undoImport, deskOptions(of, { id }))}
        onDone={() => {
          tell(<Trans>The import is undone.</Trans>)
          onChange()
        }}
      >
        {({ fileName }) => (
          <p>
            <Trans>
              All words from <span className="address">{fileName}</span> will be removed. What
              speakers have recorded of them stays theirs.
            </Trans>
          </p>
        )}
      </ConfirmDialog>
    </section>
  )
}

interface ImportRowProps {
  of: DeskOf
  file: DeskImport
  onUndo: () => void
}

function ImportRow({ of, file, onUndo }: ImportRowProps) {
  const { t } = useLingui()
  const { language } = useInterfaceLanguage()
  const licenceName = useLicenceName()
  const { fileName, source, licence, entries, proposed, importedAt, undoneAt } = file
  const at = new Intl.DateTimeFormat(regionalTag(language), { dateStyle: 'medium' }).format(
    importedAt,
  )
  return (
    <MarginRow icon={undoneAt === null ? FileText : Undo2}>
      <div className="grow">
        <p className="strong address">{fileName}</p>
        <p className="small soft">
          {source} · {licenceName(licence)} · {at}
        </p>
        <p className="small">
          {undoneAt === null ? (
            <>
              <Plural value={entries} one="# entry kept" other="# entries kept" />
              {', '}
              <Plural
                value={proposed}
                one="# proposed to speakers"
                other="# proposed to speakers"
              />
            </>
          ) : (
            <Trans>Undone.</Trans>
          )}
        </p>
      </div>
      {undoneAt === null && file.voices > 0 && (
        <Voices of={of} importId={file.id} fileName={fileName} />
      )}
      {undoneAt === null && (
        <button
          type="button"
          className="button plain"
          aria-label={t`Undo the import: ${fileName}`}
          onClick={onUndo}
        >
          <Trans>Undo the import</Trans>
        </button>
      )}
    </MarginRow>
  )
}

const downloads: Readonly<Record<DeskExportFormat, MessageDescriptor>> = {
  xlsx: msg`Download the workbook (XLSX)`,
  csv: msg`Download the table (CSV)`,
  lift: msg`Download the dictionary (LIFT)`,
  cldf: msg`Download the dataset (CLDF)`,
  tmx: msg`Download the translation memory (TMX)`,
}

function Export({ of, files: { open } }: { of: DeskOf; files: DeskImports }) {
  const { t } = useLingui()
  const count = open.reduce((sum, each) => sum + each.count, 0)
  return (
    <section className="stack" aria-labelledby="desk-export">
      <h2 id="desk-export">
        <Trans>Export</Trans>
      </h2>
      <p>
        <Trans>
          Words and sentences that speakers have confirmed and shared as open data, with their
          meanings, sources and licences: as a workbook for Excel or LibreOffice, a table (CSV) for
          programs, a dictionary (LIFT) for FLEx, a dataset (CLDF, in a ZIP) for linguists and
          archives, or a translation memory (TMX) for translators. Nobody’s name is in it.
        </Trans>
      </p>
      {count > 0 && (
        <p className="small">
          <Plural value={count} one="# entry" other="# entries" />
        </p>
      )}
      {count > 0 ? (
        deskExportFormats.map((format) => (
          <a
            key={format}
            className="button second page-action"
            href={addressOf(api.exportDeskWords, {
              params: { language: of.language },
              query: { format },
            })}
            download
          >
            {t(downloads[format])}
          </a>
        ))
      ) : (
        <p className="soft">
          <Trans>There is nothing to export yet.</Trans>
        </p>
      )}
      <Link to={`${pagePaths.print}/${of.language}`} className="button second page-action">
        <Icon of={Printer} size={20} />
        <Trans>Print a dictionary or flashcards</Trans>
      </Link>
    </section>
  )
}
