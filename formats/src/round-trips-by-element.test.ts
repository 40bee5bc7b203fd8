import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { zstdDecompressSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import type { Header } from './model.ts'
import { packParts } from './testing/make-xlsx.ts'
import { writeTables, entries, examples, languages, senses } from './testing/cldf-tables.ts'
import {
  listCells,
  listElements,
  listSheetCells,
  unpackFile,
} from './testing/read-independently.ts'
import { readEntries, readWhole, writeCldfSet, writeWhole } from './testing/read-whole.ts'

const folder = join(import.meta.dirname, 'fixtures')
const fixture = (name: string) => readFile(join(folder, name))
const textOf = async (name: string) => (await fixture(name)).toString('utf8')

const joined = (headers: readonly Header[]): Header => ({
  ranges: headers.flatMap(({ ranges = [] }) => ranges),
  extra: headers.flatMap(({ extra = [] }) => extra),
})

/** Whether an element says a text or attribute: short ones as a whole, because digits are anywhere. */
const says = (element: string, text: string): boolean =>
  [`: ${text}]`, `=${text} `, `=${text}]`].some((whole) => `${element}]`.includes(whole)) ||
  (text.length > 3 && element.includes(text))

/** Elements of one list that the other lacks, in both directions. */
function differing(one: readonly string[], other: readonly string[]) {
  const minus = (all: readonly string[], without: readonly string[]) => {
    const left = new Map<string, number>()
    for (const each of without) left.set(each, (left.get(each) ?? 0) + 1)
    return all.filter((each) => {
      const count = left.get(each) ?? 0
      left.set(each, count - 1)
      return count <= 0
    })
  }
  return { lost: minus(one, other), added: minus(other, one) }
}

test('LIFT comes out with every element, attribute and text in its place', async () => {
  const file = await textOf('flex-shape.lift')
  const { headers, entries: read } = await readWhole('lift', file)
  const written = String(await writeWhole('lift', read, joined(headers)))
  const { lost, added } = differing(listElements(file), listElements(written))
  const lift = 'lift[producer=SIL.FLEx 9.1.25.877 version=0.13]'
  // What was deleted is refused, and a path on a disk of somebody's is of no use to others.
  expect(lost).toEqual([
    expect.stringMatching(/\/entry\[dateDeleted=/),
    `${lift}/header[]/ranges[]/range[href=file://C:/Users/somebody/Desktop/Made/Made.lift-ranges id=grammatical-info]`,
  ])
  expect(added).toEqual([`${lift}/header[]/ranges[]/range[id=grammatical-info]`])
})

test('TMX comes out with every element, attribute and text in its place', async () => {
  const file = (await textOf('memory-shape.tmx')).replace(/<tu>.*?<\/tu>/s, '')
  const { headers, entries: read, problems } = await readWhole('tmx', file)
  expect(problems).toEqual([])
  const written = String(await writeWhole('tmx', read, joined(headers)))
  // TMX names the program that wrote the file.
  const ofOurs = file.replace('creationtool="Made"', 'creationtool="Mboa"')
  expect(listElements(written)).toEqual(listElements(ofOurs))
})

/** Rows without the ids that we make from their places. */
const withoutIds = (rows: readonly string[][]) => rows.slice(1).map(([, ...cells]) => cells)
/** Meanings of one language are separated by a bar, with or without spaces. */
const tidied = (rows: readonly string[][]) =>
  rows.map((cells) => cells.map((cell) => cell.replaceAll(' | ', '|')))

test.each([
  ['csv', ','],
  ['tsv', '\t'],
] as const)('a table comes out as %s with every cell in its row and column', async (to, sign) => {
  const [, ...rows] = listCells(await textOf('table-shape.csv'), ';')
  const read = await readEntries('csv', await fixture('table-shape.csv'))
  const written = listCells(String(await writeWhole(to, read)), sign)
  // The last row has no word, and is refused.
  expect(tidied(withoutIds(written))).toEqual(rows.slice(0, -1))
  const head = ['id', 'text', 'english', 'french', 'dialect', 'sound', 'collected by']
  expect(written[0]).toEqual(head)
})

test('a workbook comes out with every cell in its row and column', async () => {
  const file = await fixture('workbook-shape.xlsx')
  const [head, ...rows] = listSheetCells(file, 'xl/worksheets/sheet2.xml')
  expect(head).toEqual(['texte', 'anglais', 'français', 'recueilli'])
  const whole = await writeWhole('xlsx', await readEntries('xlsx', file))
  const written = withoutIds(listSheetCells(whole, 'xl/worksheets/sheet1.xml'))
  const dayOf = (cell: string) =>
    /^\d{5}$/.test(cell)
      ? new Date(Date.UTC(1899, 11, 30) + Number(cell) * 86_400_000).toISOString().slice(0, 10)
      : cell
  // One row has no word, one an error of a formula: both are refused.
  const understood = rows.filter(([text = '', english]) => text !== '' && english !== '#N/A')
  expect(written).toEqual(understood.map((cells) => cells.map(dayOf)))
  const again = await writeWhole('xlsx', await readEntries('xlsx', whole))
  expect(listSheetCells(again, 'xl/worksheets/sheet1.xml')).toEqual(
    listSheetCells(whole, 'xl/worksheets/sheet1.xml'),
  )
})

type Files = Readonly<Record<string, string>>

async function readFolder(name: string): Promise<Files> {
  const names = await readdir(join(folder, name))
  const texts = await Promise.all(names.map((each) => textOf(`${name}/${each}`)))
  return Object.fromEntries(names.map((each, at) => [each, texts[at] ?? '']))
}

const rowsOf = (table = ''): Readonly<Record<string, string>>[] => {
  const [head = [], ...rows] = listCells(table, ',')
  return rows.map((cells) => Object.fromEntries(head.map((name, at) => [name, cells[at] ?? ''])))
}

/** Reads a set, writes it as ours, and answers the elements of each entry by its headword. */
async function rewriteSet(files: Files, language: string) {
  const { entries: read } = await readWhole('cldf', packParts(files), { text: [language] })
  const written = await writeCldfSet(read, language)
  const elements = listElements(written['entries-whole.xml'] ?? '')
  const has = (id: string, text: string) =>
    elements.some((each) => each.includes(`#${id} `) && says(each, text))
  return { read, written, has }
}

test('a Wordlist of CLDF comes out with every cell of its words and their concepts', async () => {
  const files = await readFolder('wordlist-shape')
  const { read, has } = await rewriteSet(files, 'ewo')
  const concepts = new Map(rowsOf(files['parameters.csv']).map((row) => [row['ID'], row]))
  expect(read.map(({ key }) => key)).toEqual(['1', '2'])
  const missing = rowsOf(files['forms.csv'])
    .slice(0, 2)
    .flatMap((row) => {
      const { ID: id = '', Language_ID: _, ...cells } = row
      const { ID: __, ...ofConcept } = concepts.get(row['Concept_ID']) ?? {}
      const said = [...Object.values(cells), ...Object.values(ofConcept)]
      return said
        .flatMap((cell) => cell.split(';'))
        .filter((cell) => cell !== '' && !has(id, cell))
        .map((cell) => [id, cell])
    })
  expect(missing).toEqual([])
})

test('a Dictionary of CLDF comes out with every cell of its words, senses and examples', async () => {
  const files = writeTables([entries, senses, examples, languages])
  const { has } = await rewriteSet(files, 'xx')
  const ownerOf: Readonly<Record<string, string>> = { S1: 'L1', S2: 'L2' }
  const cells = [
    ...entries.rows.slice(0, 2).map((row) => [row.slice(0, 2), row.split(',').slice(2)] as const),
    ...senses.rows
      .slice(0, 2)
      .map((row) => [ownerOf[row.slice(0, 2)] ?? '', row.split(',').toSpliced(2, 1)] as const),
    ...examples.rows.slice(0, 2).map((row, at) => {
      // Ids of examples and their links say nothing else than their place.
      const said = row.split(',').toSpliced(7, 1).slice(2)
      return [at === 0 ? 'L1' : 'X2', said] as const
    }),
  ]
  const missing = cells.flatMap(([id, said]) =>
    said.filter((cell) => cell !== '' && !has(id, cell)).map((cell) => [id, cell]),
  )
  expect(missing).toEqual([])
})

test('a Dictionary of CLDF that we wrote comes out file by file as it was', async () => {
  const read = await readEntries('lift', await textOf('flex-shape.lift'))
  const said = read.map((entry) => ({ source: 'Made, 2024', licence: 'CC-BY-4.0', ...entry }))
  const written = await writeCldfSet(said, 'bas')
  const again = await writeCldfSet(await readEntries('cldf', packParts(written)), 'bas')
  expect(Object.keys(again)).toEqual(Object.keys(written))
  for (const [name, text] of Object.entries(written)) {
    const list = (of = '') =>
      name.endsWith('.csv') ? listCells(of, ',') : name.endsWith('.xml') ? listElements(of) : of
    expect(list(again[name]), name).toEqual(list(text))
  }
})

test('an ELAN transcription goes through LIFT with every annotation, time and speaker', async () => {
  const file = await textOf('transcription-shape.eaf')
  const tiers = { tx: 'text', ft: 'gloss en', 'français@AB': 'gloss fr' }
  const { entries: read } = await readWhole('eaf', file, { tiers })
  const whole = String(await writeWhole('lift', read))
  const written = listElements(whole)
  const holds = (text: string) => written.some((each) => says(each, text))
  const [tx, words, english, french] = ['tx@AB', 'mot@AB', 'ft@AB', 'français@AB'].map((tier) => {
    const of = new RegExp(`TIER_ID="${tier}">(.*?)</TIER>`, 's').exec(file)?.[1] ?? ''
    return Array.from(of.matchAll(/<ANNOTATION_VALUE>([^<]+)/g), ([, value = '']) => value)
  })
  // The words of a sentence come along in one text.
  const texts = [tx, [words?.join(' ') ?? ''], english, french].flatMap((each) => each ?? [])
  expect(texts).toHaveLength(6)
  const tidy = (text: string) => text.replaceAll(/\s+/g, ' ')
  expect(texts.filter((text) => !holds(tidy(text)))).toEqual([])
  const said = [...file.matchAll(/PARTICIPANT="([^"]+)"|TIME_VALUE="(1200|2500|0)"/g)]
  const values = new Set(said.map(([, speaker, time]) => speaker ?? time ?? ''))
  expect([...values].filter((value) => !holds(value))).toEqual([])
  expect(await readEntries('lift', whole)).toEqual(read)
})

test('a package of Anki goes through LIFT with every field of its notes', async () => {
  const deck = await fixture('deck-shape.apkg')
  const place = await mkdtemp(join(tmpdir(), 'notes-'))
  onTestFinished(() => rm(place, { recursive: true }))
  const path = join(place, 'notes.sqlite')
  await writeFile(path, zstdDecompressSync(unpackFile(deck, 'collection.anki21b')))
  const database = new DatabaseSync(path, { readOnly: true })
  const notes = database.prepare('SELECT flds FROM notes').all()
  database.close()
  const fields = notes
    .map(({ flds }) => String(flds).split('\u001F'))
    // A note without a word is refused.
    .filter(([first = '']) => first.replaceAll(/<[^>]*>/g, '').trim() !== '')
    .flat()
  const columns = { Word: 'text', Mot: 'text', Front: 'text' }
  const { entries: read } = await readWhole('apkg', deck, { columns })
  const whole = String(await writeWhole('lift', read))
  const written = listElements(whole).join('\n')
  const texts = fields.flatMap((field) =>
    field
      .replaceAll(/\[sound:(.*?)\]/g, '<>$1<>')
      .replaceAll('&nbsp;', ' ')
      .replaceAll('&eacute;', 'é')
      .split(/<[^>]*>/)
      .map((text) => text.trim())
      .filter((text) => text !== ''),
  )
  expect(texts.length).toBeGreaterThan(5)
  expect(texts.filter((text) => !written.includes(text))).toEqual([])
  expect(await readEntries('lift', whole)).toEqual(read)
})
