import { unguarded } from '@mboa/contract/table'
import { countIn } from '../count-in.ts'
import {
  type Chunks,
  FormatError,
  type FormatProblem,
  isOfLanguage,
  type LeftOut,
  type Outline,
} from '../model.ts'
import { readLines } from '../read-text.ts'
import { voiceNameOf } from '../voice-names.ts'

/** A recording of a set of Common Voice: who said what, in which file of its folder `clips`. */
export interface ClipRow {
  readonly line: number
  readonly file: string
  readonly sentence: string
  readonly voice: string
  /** In the words of the set, where the speaker said so. */
  readonly age: string | null
  readonly sex: string | null
  /** The variant chosen from a list, never the speaker's free text about themselves. */
  readonly dialect: string | null
  /** Where the set says it of each. */
  readonly licence: string | null
}

export type ClipPart =
  | { readonly part: 'clip'; readonly clip: ClipRow }
  | { readonly part: 'problem'; readonly problem: FormatProblem }
  | { readonly part: 'outline'; readonly outline: Pick<Outline, 'leftOut'> }

const needed = ['client_id', 'path', 'sentence'] as const
const read = [...needed, 'age', 'gender', 'variant', 'licence', 'license', 'locale'] as const
const longestSentence = 500
/** As of a contribution. */
const longestDialect = 200
/** As of a contribution: what no line of text can hold. */
const unprintable = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u

/**
 * Reads a table of clips (`validated.tsv`). Its cells are apart by tabs, and quoted only where all of
 * a cell is: sentences hold quotation marks of their own. An apostrophe before what a spreadsheet
 * would run is that of whoever wrote the table.
 * @param language tag of the language of the course; rows that name another are refused
 * @throws FormatError when the file as a whole cannot be read
 */
export async function* readClipsTable(
  chunks: Chunks,
  language: string,
): AsyncGenerator<ClipPart, void> {
  let columns: readonly string[] | undefined
  const files = new Set<string>()
  const leftOut = new Map<string, number>()
  for await (const { line, text } of readLines(chunks)) {
    if (text.trim() === '') continue
    const cells = text.split('\t').map((cell) => unguarded(unquoted(cell)))
    if (columns === undefined) {
      columns = cells.map((cell) => cell.replace('\uFEFF', ''))
      const missing = needed.filter((name) => columns?.includes(name) !== true)
      if (missing.length > 0) {
        throw new FormatError(
          `the table has no column "${missing.join('", "')}"`,
          line,
          'clip-columns',
        )
      }
      continue
    }
    const clip = readRow(columns, cells, line)
    // A tab or line break inside a sentence cuts it, and the rest cannot be found.
    const isCut = cells.length !== columns.length
    const message = isCut
      ? `${cells.length} cells under ${columns.length} columns`
      : files.has(clip.file)
        ? 'it comes a second time'
        : findFlaw(clip, language)
    if (message === undefined) {
      files.add(clip.file)
      for (const name of unreadOf(columns, cells, clip)) {
        countIn(leftOut, name)
      }
      yield { part: 'clip', clip }
    } else yield { part: 'problem', problem: { line, entry: clip.file, message } }
  }
  if (columns === undefined) throw new FormatError('the table is empty', 1, 'empty')
  if (leftOut.size > 0) {
    const counted = [...leftOut].map(([of, count]): LeftOut => ({ kind: 'cells', of, count }))
    yield { part: 'outline', outline: { leftOut: counted } }
  }
}

/** Columns whose cell in a row is not read: what speakers write of themselves, votes and others. */
function unreadOf(
  columns: readonly string[],
  cells: readonly string[],
  { dialect }: ClipRow,
): string[] {
  return columns.filter((name, at) => {
    if ((cells[at] ?? '').trim() === '') return false
    const isRead = read.some((each) => each === name) && columns.indexOf(name) === at
    return !isRead || (name === 'variant' && dialect === null)
  })
}

function readRow(
  columns: readonly string[],
  cells: readonly string[],
  line: number,
): ClipRow & { readonly locale: string | null } {
  const cell = (name: string) => {
    const text = cells[columns.indexOf(name)]?.trim() ?? ''
    return text === '' ? null : text.normalize('NFC')
  }
  return {
    line,
    file: cell('path') ?? '',
    sentence: cell('sentence') ?? '',
    voice: voiceNameOf(cell('client_id') ?? ''),
    age: cell('age'),
    sex: cell('gender'),
    dialect: shortOrNone(cell('variant')),
    licence: cell('licence') ?? cell('license'),
    locale: cell('locale'),
  }
}

const shortOrNone = (text: string | null) =>
  text !== null && text.length <= longestDialect ? text : null

function findFlaw(
  { file, sentence, voice, locale }: ClipRow & { readonly locale: string | null },
  language: string,
): string | undefined {
  if (file === '') return 'it names no file'
  if (!/^[\w.-]+\.(mp3|wav|flac)$/i.test(file)) return 'its name is not that of an MP3, WAV or FLAC'
  if (sentence === '') return 'it has no sentence'
  if (sentence.length > longestSentence || unprintable.test(sentence)) {
    return `its sentence is longer than ${longestSentence} signs, or holds signs that no line can`
  }
  if (voice === '') return 'it does not say whose voice it is'
  const isOther = locale !== null && !isOfLanguage(locale, language)
  return isOther ? `it is in "${locale}", not in "${language}"` : undefined
}

function unquoted(cell: string): string {
  return /^".*"$/.test(cell) && cell.length > 1 ? cell.slice(1, -1).replaceAll('""', '"') : cell
}
