import type { MessageDescriptor } from '@lingui/core'
import { msg, ph } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import {
  fillGloss,
  type ConceptSection,
  type Contribution,
  type InterfaceLanguage,
} from '@mboa/contract'
import { parseTable } from '@mboa/contract/table'
import {
  checkSpelling,
  readWordTable,
  wordTableColumns,
  type TableRow,
  type WordTable,
  type WordTableColumn,
  type WordTableEntry,
  type WordTableMessage,
} from '@mboa/domain'
import { useMemo, useState } from 'react'
import { useFormatNumber } from '../../../i18n/use-format-number.ts'
import { regionalTag, useInterfaceLanguage } from '../../../i18n/interface-language.ts'
import type { Course } from '../../../platform/course-store/course-store.ts'
import {
  storageTroubleOf,
  type StorageTrouble,
} from '../../../platform/device-store/storage-trouble.ts'
import type { Written } from '../../../platform/device-store/write-takes.ts'
import { newEventId } from '../../../platform/event-id.ts'
import { reportProblem } from '../../../platform/report-problem.ts'
import { Banner } from '../../../ui/banner.tsx'
import { onSingleTap } from '../../../ui/on-single-tap.ts'
import { notSavedTexts } from '../../../ui/storage-texts.ts'
import { Findings } from './findings.tsx'
import { readTableFile, tableCustoms } from '../../../platform/table-files.ts'

const columnTexts: Record<WordTableColumn, MessageDescriptor> = {
  text: msg`text`,
  english: msg`English`,
  french: msg`French`,
  kind: msg`kind`,
  theme: msg`theme`,
  dialect: msg`dialect`,
  example: msg`example`,
  note: msg`note`,
}

const problemTexts: Record<WordTableMessage['problem'], (found: string) => MessageDescriptor> = {
  empty: () => msg`This file contains no words.`,
  'column-missing': () => msg`The first line has no such column.`,
  required: () => msg`It can’t be empty.`,
  'no-meaning': () => msg`There’s no meaning, in English or in French.`,
  'too-long': (found) => msg`It’s longer than ${found} characters.`,
  'invalid-sign': () => msg`It contains a line break or an invisible character.`,
  'cell-error': (found) => msg`“${found}” is an error of a formula, not a text.`,
  'lost-letters': () =>
    msg`It has ? where letters were lost: save the original again as “CSV UTF-8”.`,
  'open-quote': () =>
    msg`A quotation mark (") is in the wrong place: the lines after it can’t be read.`,
  'unknown-kind': (found) => msg`“${found}” is neither “word” nor “sentence”.`,
  'unknown-theme': (found) => msg`There’s no theme “${found}”.`,
  twice: (found) => msg`Same as line ${found}.`,
}

const workbook = msg`This is a workbook. Open it, save it as “CSV UTF-8”, and choose the new file.`
const noTable = msg`This isn’t a table. Save yours as “CSV UTF-8”, and choose the new file.`

const troubleTexts: Readonly<
  Record<Exclude<Trouble['trouble'], 'not-unicode'>, MessageDescriptor>
> = {
  'too-large': msg`This file is too large for a table of words.`,
  'not-readable': msg`This file can’t be read. It may have been moved or changed: choose it again.`,
  empty: msg`This file contains no words.`,
  zip: workbook,
  'other-workbook': workbook,
  'web-page': msg`This is a web page, not the file. Open that page, download the file from it, and choose the download.`,
  shortcut: noTable,
  tape: noTable,
  'other-archive': noTable,
  'no-text': noTable,
}

function describeTrouble(
  trouble: Trouble,
  formatNumber: ReturnType<typeof useFormatNumber>,
): MessageDescriptor {
  if (trouble.trouble !== 'not-unicode') return troubleTexts[trouble.trouble]
  const { line } = trouble
  return msg`Line ${ph({ line: formatNumber(line) })} of this file isn’t Unicode: letters like ɛ or ŋ may be lost. Open the original, save it as “CSV UTF-8”, and choose the new file.`
}

/** Long tables are described by their first mistakes. */
const mostShown = 50

/** What the template shows: the columns, and no word that nobody attests. */
function templateAddress(language: InterfaceLanguage): string {
  const { separator } = tableCustoms(regionalTag(language))
  const template = `\uFEFF${wordTableColumns.join(separator)}\r\n`
  return `data:text/csv;charset=utf-8,${encodeURIComponent(template)}`
}

interface TableFormProps {
  course: Course
  sections: readonly ConceptSection[]
  /** Stores all of it on this device, or nothing. */
  add: (contributions: readonly Contribution[]) => Promise<Written<unknown>>
}

type Trouble = Exclude<Awaited<ReturnType<typeof readTableFile>>, { ok: true }>

type Step =
  | { step: 'none' }
  | { step: 'unreadable'; trouble: Trouble }
  | { step: 'read'; rows: readonly TableRow[] }
  | { step: 'kept'; count: number }

/** A table is read and reported first; nothing is added before that is said. */
export function TableForm({ course, sections, add }: TableFormProps) {
  const formatNumber = useFormatNumber()
  const { t } = useLingui()
  const { language } = useInterfaceLanguage()
  const [step, setStep] = useState<Step>({ step: 'none' })
  const [trouble, setTrouble] = useState<StorageTrouble>()
  const { course: code } = course.summary

  async function read(file: File) {
    setTrouble(undefined)
    const readable = await readTableFile(file)
    if (!readable.ok) {
      setStep({ step: 'unreadable', trouble: readable })
      return
    }
    setStep({ step: 'read', rows: parseTable(readable.text) })
  }

  // The themes may come after the table has been chosen.
  const table = useMemo(() => {
    if (step.step !== 'read') return undefined
    const themes = sections.flatMap((section) => section.themes)
    const known = themes.map(({ theme, title }) => ({ theme, titles: [title.en, title.fr] }))
    return readWordTable(step.rows, known)
  }, [step, sections])

  async function keep(entries: readonly WordTableEntry[]) {
    const contributedAt = Date.now()
    const contributions = entries.map(({ kind, text, gloss, theme, dialect, example, note }) => ({
      id: newEventId(),
      course: code,
      contributedAt,
      kind,
      text,
      ...fillGloss(gloss),
      theme,
      dialect,
      example,
      note,
    }))
    try {
      const stored = await add(contributions)
      setTrouble(stored.ok ? undefined : stored.trouble)
      if (stored.ok) setStep({ step: 'kept', count: entries.length })
    } catch (error) {
      reportProblem('keeping a table', error)
      setTrouble(storageTroubleOf(error))
    }
  }

  return (
    <div className="stack">
      <p>
        <Trans>
          One line for each word or sentence, with the columns text, english, french (one of the two
          is enough), and optionally kind (word or sentence), theme, dialect, example, note.
          Separated by commas, semicolons or tabs.
        </Trans>{' '}
        <a href={templateAddress(language)} download="mboa-words.csv">
          <Trans>Download an empty table</Trans>
        </a>
      </p>
      <div className="field">
        <label htmlFor="table-file">
          <Trans>Table</Trans>
        </label>
        <input
          id="table-file"
          className="input"
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0]
            if (file === undefined) return
            void read(file)
          }}
        />
      </div>
      {step.step === 'unreadable' && (
        <Banner kind="bad">{t(describeTrouble(step.trouble, formatNumber))}</Banner>
      )}
      {step.step === 'kept' && (
        <Banner kind="good">
          <Plural
            value={step.count}
            one="# entry is saved on this device and will be sent automatically."
            other="# entries are saved on this device and will be sent automatically."
          />
        </Banner>
      )}
      {table !== undefined && (
        <DryRun course={course} table={table} onKeep={() => void keep(table.entries)} />
      )}
      {trouble !== undefined && <Banner kind="bad">{t(notSavedTexts[trouble])}</Banner>}
    </div>
  )
}

interface DryRunProps {
  course: Course
  table: WordTable
  onKeep: () => void
}

function DryRun({ course, table: { entries, messages }, onKeep }: DryRunProps) {
  const formatNumber = useFormatNumber()
  const { t } = useLingui()
  const odd = entries.flatMap(({ line, text }) => {
    const findings = checkSpelling(text, course.summary.alphabet)
    return findings.length === 0 ? [] : [{ line, findings }]
  })
  return (
    <section className="stack" aria-label={t`What’s in the table`}>
      <p role="status">
        <Plural
          value={entries.length}
          _0="No valid lines."
          one="# valid line."
          other="# valid lines."
        />{' '}
        {messages.length > 0 && (
          <Plural
            value={new Set(messages.map(({ line }) => line)).size}
            one="# line has a mistake."
            other="# lines have mistakes."
          />
        )}
      </p>
      {messages.length > 0 && (
        <ul className="table-messages">
          {messages.slice(0, mostShown).map(({ line, column, problem, found }, at) => (
            <li key={at}>
              {column === null ? (
                <Trans>Line {ph({ line: formatNumber(line) })}:</Trans>
              ) : (
                <Trans>
                  Line {ph({ line: formatNumber(line) })}, {t(columnTexts[column])}:
                </Trans>
              )}{' '}
              {t(problemTexts[problem](found))}
            </li>
          ))}
          {messages.length > mostShown && <li>…</li>}
        </ul>
      )}
      {odd.slice(0, mostShown).map(({ line, findings }) => (
        <div key={line}>
          <p className="small">
            <Trans>Line {ph({ line: formatNumber(line) })}:</Trans>
          </p>
          <Findings findings={findings} />
        </div>
      ))}
      {entries.length > 0 && (
        <button type="button" className="button main page-action" onClick={onSingleTap(onKeep)}>
          {messages.length === 0 ? (
            <Plural value={entries.length} one="Add # line" other="Add all # lines" />
          ) : (
            <Plural
              value={entries.length}
              one="Add # valid line, skip the others"
              other="Add # valid lines, skip the others"
            />
          )}
        </button>
      )}
    </section>
  )
}
