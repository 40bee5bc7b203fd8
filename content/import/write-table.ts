import type { Word } from '@mboa/contract'
import { columns, type Column } from './columns.ts'

/** The table's head alone and one word, to begin a table with. */
export function composeTemplate(): string[] {
  return [columns.join(','), lineOf(exampleCells)]
}

const exampleCells: Readonly<Record<Column, string>> = {
  text: 'mɔ́ndi',
  english: 'Monday',
  french: 'lundi',
  category: 'day',
  source: 'CLDR 48.2, main/ewo/ca-gregorian, days.format.wide.mon',
  source_licence: 'Unicode-3.0',
  licence: 'Unicode-3.0',
  id: 'ewo.day-monday',
  accepted: '',
  note_english: '',
  note_french: '',
  dialect: '',
  picture: '',
  source_use: 'copied',
}

/** Words as lines of a table that `readTable` reads again; of several sources, the first. */
export function composeTable(words: readonly Word[]): string[] {
  return [columns.join(','), ...words.map((word) => lineOf(cellsOf(word)))]
}

function cellsOf(word: Word): Readonly<Record<Column, string>> {
  const [source] = word.sources
  return {
    text: word.text,
    english: word.gloss.en.join(' | '),
    french: word.gloss.fr.join(' | '),
    category: word.category,
    source: source?.citation ?? '',
    source_licence: source?.licence ?? '',
    licence: word.licence,
    id: word.id,
    accepted: (word.accepted ?? []).join(' | '),
    note_english: word.note?.en ?? '',
    note_french: word.note?.fr ?? '',
    dialect: word.dialect ?? '',
    picture: word.picture ?? '',
    source_use: source?.use ?? '',
  }
}

function lineOf(cells: Readonly<Record<Column, string>>): string {
  return columns.map((column) => quoted(cells[column])).join(',')
}

/** A space before what a spreadsheet would take for a formula; reading takes it away again. */
function quoted(cell: string): string {
  const harmless = /^[=+\-@\t]/.test(cell) ? ` ${cell}` : cell
  return /[",;\r\n]|^ /.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
