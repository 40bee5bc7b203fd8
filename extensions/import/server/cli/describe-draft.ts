import type { FormatProblem, LeftOut, Mapping, ReadName } from '@mboa/formats'
import { shorten } from '../../../../server/src/platform/shorten.ts'
import type { ImportDraft } from '../words/draft-import.ts'
import { keptReasons } from '../words/judge-entry.ts'

const mostLines = 20
/** More than a table of words has; each can be said to hold something. */
const mostColumns = 200

/** Characters of one word or sentence. */
const maxShownLength = 60
/** Characters of what is said of a problem, which can quote names of the file. */
const maxMessageLength = 300

/** The draft as the operator reads it: what was understood, what becomes of it, what is refused. */
export function describeDraft(
  draft: ImportDraft,
  of: {
    fileName: string
    title: string
    language: string
    mapping: Mapping
    from: 'file' | 'last' | 'format'
  },
): string[] {
  const { entries, proposed, refused, earlier } = draft
  return [
    `${of.fileName}: ${of.title}`,
    `  ${counted(entries, 'entry', 'entries')} understood, ${refused.count} refused`,
    ...describeHeader(draft),
    ...describeColumns(draft),
    ...(earlier.same > 0 ? [`  ${earlier.same} stand from an earlier import, unchanged`] : []),
    ...describeTags('words are in', draft.texts),
    ...describeTags('meanings are in', draft.meanings),
    ...describeSounds(draft),
    ...describeLeftOut(draft),
    ...describeOtherSheets(draft),
    `Speakers of ${of.language} would be asked to confirm ${proposed}`,
    ...(draft.asking > 0
      ? [`  ${draft.asking} of them also for a meaning in the other language`]
      : []),
    ...(draft.misspelled > 0
      ? [`  ${draft.misspelled} of them have letters that the course does not know`]
      : []),
    ...describeOmitted(draft),
    ...describeKept(draft),
    ...describeDiffering(draft),
    ...listed(
      `Changed since an earlier import, and left as they are there: undo that one to take these`,
      earlier.changed.map(short),
      earlier.changed.length,
    ),
    ...listed(
      'Refused',
      refused.problems.map((problem) => describeProblem(of.fileName, problem)),
      refused.count,
    ),
    `Fields were understood so (${saidBy[of.from]}; change it in a file for --options):`,
    `  ${JSON.stringify(of.mapping)}`,
  ].map(printable)
}

function describeHeader({ header: { source, licence } }: ImportDraft): string[] {
  const said = [...(source === undefined ? [] : [source]), licence ?? 'no licence']
  return source === undefined && licence === undefined
    ? []
    : [`  it says of itself: ${said.join('; ')}`]
}

function describeColumns({ columns }: Pick<ImportDraft, 'columns'>): string[] {
  const lines = columns.map(({ key, holds, examples }) => {
    const shown = examples.length === 0 ? '' : ` (${examples.map(short).join('; ')})`
    return `  ${short(key)}${shown}: ${holds === '' ? 'carried along unseen' : holds}`
  })
  return listed('  what its columns or fields hold', lines, lines.length, mostColumns)
}

/** What a file that cannot be read yet has, and how to say which of it holds the words. */
export function describeChoices(
  draft: Pick<ImportDraft, 'broken' | 'columns' | 'languages' | 'sheets'>,
  format: ReadName,
): string[] {
  const { broken, columns, languages, sheets } = draft
  const example = exampleOf(draft, format)
  const counts = new Map(
    languages.map(({ tag, name, count }) => [name === undefined ? tag : `${tag} (${name})`, count]),
  )
  return [
    ...(broken?.reason === 'other-language' ? describeTags('texts are in', counts) : []),
    ...listed(
      '  its sheets',
      sheets.map(({ name }) => `  ${name}`),
      sheets.length,
    ),
    ...describeColumns({ columns }),
    ...(example === undefined
      ? []
      : ['Say which one holds the words in a file for --options, for example:', `  ${example}`]),
  ].map(printable)
}

/** A line for `--options` that names the first choice there is. */
function exampleOf(
  {
    broken,
    columns: [column],
    languages: [language],
    sheets: [sheet],
  }: Parameters<typeof describeChoices>[0],
  format: ReadName,
): string | undefined {
  if (broken?.reason === 'other-language')
    return language && JSON.stringify({ text: [language.tag] })
  if (broken?.reason === 'which-sheet') return sheet && JSON.stringify({ sheet: sheet.name })
  const asksField = broken?.reason === 'no-text-column' || broken?.reason === 'which-tier'
  if (!asksField || column === undefined) return undefined
  if (format === 'sfm') return JSON.stringify({ markers: { [column.key]: 'lexeme' } })
  return JSON.stringify({ [format === 'eaf' ? 'tiers' : 'columns']: { [column.key]: 'text' } })
}

const saidBy = {
  file: 'by the file of options',
  last: 'as in the last import of this course and format',
  format: 'as the format has it',
} as const

export function describeProblem(fileName: string, problem: FormatProblem): string {
  const { line, entry, message } = problem
  const file = problem.file === undefined ? fileName : short(problem.file)
  return `${file}:${line}: ${entry === undefined ? '' : `${short(entry)}: `}${shorten(message, maxMessageLength)}`
}

export function counted(count: number, one: string, more: string): string {
  return `${count} ${count === 1 ? one : more}`
}

function describeTags(what: string, counts: ReadonlyMap<string, number>): string[] {
  if (counts.size === 0) return []
  const sorted = [...counts].toSorted(([, a], [, b]) => b - a)
  const shown = sorted.map(([tag, count]) => `${tag === '' ? '(no language)' : tag} (${count})`)
  return [`  ${what} ${shown.join(', ')}`]
}

function describeSounds({ sounds: { named, missing } }: ImportDraft): string[] {
  if (named === 0) return []
  const lack = missing === 0 ? 'all of them there' : `${missing} not there`
  return [
    `  ${counted(named, 'sound file is', 'sound files are')} named, ${lack}: names are kept, voices are not taken in`,
  ]
}

export function describeLeftOut({ leftOut }: Pick<ImportDraft, 'leftOut'>): string[] {
  const lines = leftOut.map(({ kind, of, count }) => {
    const [one, more] = leftOutKinds[kind]
    return `  ${counted(count, one, more)} ${short(of)}`
  })
  return listed('  not read', lines, lines.length)
}

function describeOtherSheets({ sheets }: ImportDraft): string[] {
  const names = sheets.flatMap(({ name, isRead }) => (isRead ? [] : [`  ${short(name)}`]))
  return listed('  sheets that are not read', names, names.length)
}

const leftOutKinds = {
  titles: ['row above the names of the columns:', 'rows above the names of the columns:'],
  rows: ['row of', 'rows of'],
  notes: ['note of the type', 'notes of the type'],
  cells: ['cell of the column', 'cells of the column'],
  annotations: ['annotation of the tier', 'annotations of the tier'],
  elements: ['element', 'elements'],
  attributes: ['attribute', 'attributes'],
} as const satisfies Record<LeftOut['kind'], readonly [one: string, more: string]>

function describeOmitted({ omitted }: ImportDraft): string[] {
  return [...omitted].map(
    ([part, count]) =>
      `  ${count} of them without their ${part}, longer than speakers can be shown`,
  )
}

function describeKept({ kept }: ImportDraft): string[] {
  if (kept.size === 0) return []
  const lines = [...kept].map(([reason, { count, examples }]) => {
    return `  ${count} ${keptReasons[reason]}: ${examples.map(short).join(', ')}${count > examples.length ? ', …' : ''}`
  })
  return ['Kept for exports only, speakers are not asked:', ...lines]
}

function describeDiffering({ differing: { count, items } }: ImportDraft): string[] {
  const lines = items.map(({ text, here, there }) => {
    return `${short(text)}: here “${short(here)}”, in the course “${short(there.gloss.en.join('; '))}” (${there.id})`
  })
  return listed('Written as a word of the course, with another meaning', lines, count)
}

export function listed(
  title: string,
  lines: readonly string[],
  count: number,
  most = mostLines,
): string[] {
  if (count === 0) return []
  const shown = lines.slice(0, most).map((line) => `  ${line}`)
  const rest = count - shown.length
  return [`${title}:`, ...shown, ...(rest > 0 ? [`  and ${rest} more`] : [])]
}

/** Enough of a word or sentence to recognize it. */
const short = (text: string) => shorten(text, maxShownLength)

/** Without what would steer the terminal or turn its line around; strangers wrote it. */
export function printable(text: string): string {
  return text.replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '\uFFFD')
}
