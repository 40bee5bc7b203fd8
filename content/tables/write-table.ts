import type { Sentence, Word } from '@mboa/contract'
import { guarded } from '@mboa/contract/table'
import { spellingsOf } from '../checks/conventions.ts'
import { columns, type Column } from './columns.ts'
import { tokenCell } from './token-cell.ts'

/** The table's head with one word and one sentence, to begin a table with. */
export function composeTemplate(): string[] {
  return [columns, rowOf(exampleWord), rowOf(exampleSentence)].map(lineOf)
}

const exampleWord: Readonly<Record<Column, string>> = {
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
  kind: 'word',
  literally_english: '',
  literally_french: '',
  tokens: '',
  spellings: '',
  source_note_english: '',
  source_note_french: '',
}

const exampleSentence: Readonly<Record<Column, string>> = {
  ...exampleWord,
  text: 'Mə nə mvɔɛ́.',
  english: 'I am fine.',
  french: 'Je vais bien.',
  category: 'statement',
  source: 'IDASCO (Yaoundé), Corpus Phrases simples, in terrencetao/asr_ewondo',
  source_licence: 'none stated',
  licence: 'CC-BY-4.0',
  id: 'ewo.i-am-fine',
  source_use: 'fact',
  source_note_english: 'Ewondo sentences, transcribed for speech recognition',
  source_note_french: 'Phrases en éwondo, transcrites pour la reconnaissance vocale',
  kind: 'sentence',
  tokens: 'Mə = I / je | nə = am / suis | mvɔɛ́ = ewo.well',
}

/** Items as lines of a table that `readTable` reads again; of several sources, the first. */
export const composeTable = (items: ItemsOfTable): string[] =>
  Array.from(composeRows(items), lineOf)

type ItemsOfTable = Readonly<Record<'words' | 'sentences', readonly (Word | Sentence)[]>>

/** The same as cells, the head first. */
export function* composeRows({
  words,
  sentences,
}: ItemsOfTable): Generator<readonly string[], void> {
  yield columns
  for (const word of words) yield rowOf(cellsOf(word, 'word'))
  for (const sentence of sentences) yield rowOf(cellsOf(sentence, 'sentence'))
}

const rowOf = (cells: Readonly<Record<Column, string>>): readonly string[] =>
  columns.map((column) => cells[column])

function cellsOf(
  item: Word | Sentence,
  kind: 'word' | 'sentence',
): Readonly<Record<Column, string>> {
  const [source] = item.sources
  return {
    text: item.text,
    english: item.gloss.en.join(' | '),
    french: item.gloss.fr.join(' | '),
    category: item.category,
    source: source?.citation ?? '',
    source_licence: source?.licence ?? '',
    licence: item.licence,
    id: item.id,
    accepted: (item.accepted ?? []).join(' | '),
    note_english: item.note?.en ?? '',
    note_french: item.note?.fr ?? '',
    dialect: item.dialect ?? '',
    picture: 'picture' in item ? (item.picture ?? '') : '',
    source_use: source?.use ?? '',
    kind,
    literally_english: 'literally' in item ? (item.literally?.en ?? '') : '',
    literally_french: 'literally' in item ? (item.literally?.fr ?? '') : '',
    tokens: 'tokens' in item ? tokenCell(item.tokens) : '',
    spellings: Object.entries(spellingsOf(item))
      .flatMap(([convention, texts]) => texts.map((text) => `${convention} = ${text}`))
      .join(' | '),
    source_note_english: source?.note?.en ?? '',
    source_note_french: source?.note?.fr ?? '',
  }
}

/** Cells as a line of a table. */
export const lineOf = (cells: readonly string[]): string => cells.map(quoted).join(',')

function quoted(cell: string): string {
  const harmless = guarded(cell)
  return /[",;\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
