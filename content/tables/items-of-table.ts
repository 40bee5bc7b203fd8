import type { Row, TableProblem } from './columns.ts'
import { tokensOf } from './token-cell.ts'

type RawItem = Record<string, unknown>

/** Raw words and sentences, as a pack's file would hold them, with the rows they stand in. */
export type TableItems = {
  words: RawItem[]
  sentences: RawItem[]
  rows: { words: Row[]; sentences: Row[] }
  problems: TableProblem[]
}

/** Meanings and spellings of one cell stand beside each other with this between them. */
const separator = '|'

/** Parts the rows into words and sentences; what is wrong inside them the checks say. */
export function itemsOfTable(rows: readonly Row[], course: string): TableItems {
  const ofKind = { words: [] as Row[], sentences: [] as Row[] }
  const problems: TableProblem[] = []
  for (const row of rows) {
    const { kind } = row.cells
    if (kind === '' || kind === 'word') ofKind.words.push(row)
    else if (kind === 'sentence') ofKind.sentences.push(row)
    else {
      const message = `"${kind}" is neither "word" nor "sentence"`
      problems.push({ line: row.line, column: 'kind', message })
    }
  }
  if (ofKind.words.length === 0 && problems.length === 0) {
    const message = 'the table has no words: a unit teaches the words that its sentences use'
    problems.push({ line: 1, message })
  }
  const itemsOf = (found: readonly Row[], isSentence: boolean) =>
    found.map((row) => itemOf(row, { course, isSentence }))
  return {
    words: itemsOf(ofKind.words, false),
    sentences: itemsOf(ofKind.sentences, true),
    rows: ofKind,
    problems,
  }
}

/** Cells that an item of this kind has no place for are kept, so that the checks refuse them. */
function itemOf({ cells }: Row, { course, isSentence }: { course: string; isSentence: boolean }) {
  const accepted = listOf(cells.accepted)
  const spellings = spellingsOf(cells.spellings)
  const note = textsOf(cells.note_english, cells.note_french)
  const sourceNote = textsOf(cells.source_note_english, cells.source_note_french)
  const literally = textsOf(cells.literally_english, cells.literally_french)
  return {
    id: cells.id === '' ? `${course}.${slugOf(cells.english, isSentence)}` : cells.id,
    text: cells.text,
    ...(accepted.length > 0 && { accepted }),
    ...(cells.spellings !== '' && { spellings }),
    gloss: { en: listOf(cells.english), fr: listOf(cells.french) },
    category: cells.category,
    ...(note !== undefined && { note }),
    ...(cells.dialect !== '' && { dialect: cells.dialect }),
    sources: [
      {
        citation: cells.source,
        ...(sourceNote !== undefined && { note: sourceNote }),
        licence: cells.source_licence,
        ...(cells.source_use !== '' && { use: cells.source_use }),
      },
    ],
    licence: cells.licence,
    checkedBy: 0,
    ...(cells.picture !== '' && { picture: cells.picture }),
    ...(literally !== undefined && { literally }),
    ...(cells.tokens !== '' && { tokens: listOf(cells.tokens).map(tokensOf) }),
  }
}

function textsOf(en: string, fr: string): Record<string, string> | undefined {
  return en === '' && fr === '' ? undefined : { ...(en !== '' && { en }), ...(fr !== '' && { fr }) }
}

/** `church = soho | church = soho le` are spellings by their convention. */
function spellingsOf(cell: string): Record<string, string[]> {
  const spellings = new Map<string, string[]>()
  for (const part of listOf(cell)) {
    const [convention = '', ...text] = part.split('=').map((side) => side.trim())
    spellings.set(convention, [...(spellings.get(convention) ?? []), text.join('=')])
  }
  return Object.fromEntries(spellings)
}

function listOf(cell: string): string[] {
  return cell
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

/** `to come in | enter` is `to-come-in`; of a sentence without what may be left out. */
function slugOf(english: string, isSentence: boolean): string {
  const [first = ''] = listOf(english)
  return (isSentence ? first.replace(/\([^)]*\)/g, '') : first)
    .normalize('NFD')
    .replace(/\p{M}|['’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
