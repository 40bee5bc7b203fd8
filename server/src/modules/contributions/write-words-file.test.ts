import { composeRows } from '@mboa/content/tables'
import type { DeskExportFormat, Sentence, Word } from '@mboa/contract'
import {
  chooseItem,
  defaultMapping,
  readers,
  type Entry,
  type Note,
  type ReadPart,
} from '@mboa/formats'
import { expect, test } from 'vitest'
import { writeItems } from './write-words-file.ts'

const aWord: Word = {
  id: 'ewo.concept-hoe',
  text: 'abá',
  category: 'farming',
  checkedBy: 2,
  gloss: { en: ['hoe', 'a tool <"&|>'], fr: ['une houe'] },
  sources: [{ citation: 'Mboa', note: { en: 'Confirmed', fr: 'Confirmée' }, licence: 'CC-BY-4.0' }],
  licence: 'CC-BY-4.0',
}

const words: readonly Word[] = [
  aWord,
  {
    ...aWord,
    id: 'ewo.word-1',
    text: 'taba (taba)',
    dialect: 'Éwondo',
    accepted: ['tabá', 'tabe', 'tava'],
    respelled: { 'by-rule': ['tava'] },
    spellings: { 'general-missionary': ['tabe', 'tabey'] },
    forms: [
      { convention: 'general-missionary', text: 'tabe', dialect: 'Mvele' },
      { convention: 'school', text: 'tabɛ' },
    ],
    variants: [{ text: 'tabo', dialect: 'Bene', sources: aWord.sources }],
    note: { en: 'A note; with "signs"', fr: 'Une note' },
    sources: [{ citation: 'A dictionary, 2024, p. 3', licence: 'CC-BY-SA-4.0' }],
    licence: 'CC-BY-SA-4.0',
  },
]
const sentences: readonly Sentence[] = [
  {
    ...aWord,
    id: 'ewo.sentence-1',
    text: 'Mə nə mvɔɛ́ kídí.',
    category: 'other',
    gloss: { en: ['I am fine'], fr: ['je vais bien', 'ça va'] },
    literally: { en: 'I am well', fr: 'je suis bien' },
    licence: 'CC0-1.0',
  },
]

async function readBack(
  format: Exclude<DeskExportFormat, 'csv' | 'xlsx'>,
  items = { words, sentences },
) {
  const { bytes } = await writeItems(items, 'ewo', format)
  const chunks: Uint8Array[] = []
  for await (const chunk of bytes) chunks.push(chunk)
  const parts: ReadPart[] = []
  for await (const part of readers[format].read(chunks, defaultMapping, { language: 'ewo' })) {
    parts.push(part)
  }
  expect(parts.filter(({ part }) => part === 'problem')).toEqual([])
  return {
    headers: parts.flatMap((each) => (each.part === 'header' ? [each.header] : [])),
    entries: parts.flatMap((each) => (each.part === 'entry' ? [each.entry] : [])),
  }
}

/** The table of the same items, as what its head names. */
function rowsOfTable(): Readonly<Record<string, string>>[] {
  const [head = [], ...rows] = composeRows({ words, sentences })
  return rows.map((cells) => Object.fromEntries(head.map((name, at) => [name, cells[at] ?? ''])))
}

/** Of cells with several texts: all, in any order. */
const parted = (cell = '') =>
  cell
    .split(' | ')
    .filter((each) => each !== '')
    .toSorted()

/** What an entry says of the columns that every format has a place for. */
function cellsOf(entry: Entry) {
  const item = chooseItem(entry, defaultMapping)
  if (typeof item === 'string') throw new Error(item)
  return {
    id: entry.key,
    kind: item.kind,
    text: item.text,
    english: item.gloss.en,
    french: item.gloss.fr,
    dialect: item.dialect ?? '',
    source: entry.source,
    licence: entry.licence,
  }
}

const expectedCells = () =>
  rowsOfTable().map(({ id, kind, text, english = '', french = '', dialect, source, licence }) => ({
    id,
    kind,
    text,
    english: english.split(' | '),
    french: french.split(' | '),
    dialect,
    source,
    licence,
  }))

const textsOf = (notes: readonly Note[] = [], lang: string) =>
  notes.flatMap(({ texts }) => texts.filter((each) => each.lang === lang).map(({ text }) => text))

test.each(['lift', 'cldf', 'tmx'] as const)(
  'as %s, words and sentences are read as the rows of the table',
  async (format) => {
    const { headers, entries } = await readBack(format)
    expect(entries.map(cellsOf)).toEqual(expectedCells())
    expect(entries.map(({ notes }) => [textsOf(notes, 'en'), textsOf(notes, 'fr')])).toEqual([
      [['Confirmed'], ['Confirmée']],
      [['A note; with "signs"'], ['Une note']],
      [
        ['I am well', 'Confirmed'],
        ['je suis bien', 'Confirmée'],
      ],
    ])
    const [, spelled] = entries
    expect(spelled?.forms.slice(1)).toEqual([
      {
        lang: 'ewo-x-general-missiona',
        text: 'tabe',
        convention: 'general-missionary',
        dialect: 'Mvele',
      },
      { lang: 'ewo-x-school', text: 'tabɛ', convention: 'school', dialect: 'Éwondo' },
    ])
    // The strictest of their licences covers all of them.
    expect(headers).toContainEqual(
      expect.objectContaining({
        source: 'Mboa; A dictionary, 2024, p. 3',
        licence: 'CC-BY-SA-4.0',
      }),
    )
  },
)

test.each(['lift', 'cldf'] as const)(
  'as %s, all that is accepted, its theme and the kinds of notes come back too',
  async (format) => {
    const { entries } = await readBack(format)
    const accepted = entries.map(({ forms, variants = [] }) =>
      [...forms.slice(1), ...variants.flatMap((each) => each.forms ?? [])].map(({ text }) => text),
    )
    const rows = rowsOfTable()
    const inTable = rows.map(({ accepted: cell, spellings }) => [
      ...new Set([...parted(cell), ...parted(spellings).map((each) => each.split(' = ')[1])]),
    ])
    // The table has no column for what is said elsewhere, and what a rule made is attested nowhere.
    inTable[1] = [...(inTable[1] ?? []).filter((each) => each !== 'tava'), 'tabo']
    expect(accepted.map((each) => each.toSorted())).toEqual(inTable.map((each) => each.toSorted()))
    expect(entries[1]?.variants).toContainEqual({
      forms: [{ lang: 'ewo', text: 'tabo', dialect: 'Bene' }],
    })
    expect(entries.map(({ traits }) => traits)).toEqual(
      rows.map(({ category }) => [{ name: 'mboa:category', value: category }]),
    )
    expect(entries[2]?.notes?.map(({ type }) => type)).toEqual(['literal-meaning', 'source'])
  },
)

test('of many sources the header says how many, and each entry its own', async () => {
  const many = Array.from({ length: 12 }, (_, nth): Word => {
    const sources = [{ citation: `Source ${nth}`, licence: 'CC-BY-4.0' }]
    return { ...aWord, id: `ewo.word-${nth}`, sources }
  })
  const { headers, entries } = await readBack('tmx', { words: many, sentences })
  const source = 'Mboa, with 12 sources, named by the entries'
  expect(headers).toContainEqual(expect.objectContaining({ source }))
  expect(entries.map((entry) => entry.source).slice(0, 12)).toEqual(
    many.map(({ sources }) => sources[0]?.citation),
  )
})

test('a set of CLDF names its language', async () => {
  const { headers } = await readBack('cldf')
  expect(JSON.stringify(headers)).toContain('Words and sentences of Ewondo, Mboa')
})

test.each(['csv', 'xlsx', 'lift', 'cldf', 'tmx'] as const)(
  'as %s, few words are written in one turn of the event loop',
  async (format) => {
    let ofTurn = new Set<number>()
    let maxOfTurn = 0
    let isOver = false
    const startTurn = () => {
      ofTurn = new Set()
      if (!isOver) setImmediate(startTurn)
    }
    startTurn()
    const many = Array.from({ length: 1_000 }, (_, nth) => ({
      ...aWord,
      get text() {
        maxOfTurn = Math.max(maxOfTurn, ofTurn.add(nth).size)
        return 'abá'
      },
    }))
    const { bytes } = await writeItems({ words: many, sentences: [] }, 'ewo', format)
    for await (const _piece of bytes) continue
    isOver = true
    expect(maxOfTurn).toBeLessThanOrEqual(100)
  },
)
