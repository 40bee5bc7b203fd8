import { readFile, writeFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { zstdDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { chooseItem, defaultMapping } from './choose-item.ts'
import { readClipsTable } from './common-voice/read-clips-table.ts'
import { readers } from './formats.ts'
import type { ReadPart, Sense } from './model.ts'
import {
  listCells,
  listElements,
  listSheetCells,
  unpackFile,
} from './testing/read-independently.ts'
import { bytesOf, collect, readWhole, writeWhole } from './testing/read-whole.ts'

const fixture = (name: string) => readFile(join(import.meta.dirname, 'fixtures', name))
const textOf = async (name: string) => (await fixture(name)).toString('utf8')
const countIn = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0
const plain = (text = '') => text.replaceAll(/<[^>]*>/g, '').replaceAll('&amp;', '&')

test('LIFT: every entry and every text of a file is read', async () => {
  const file = await textOf('flex-shape.lift')
  const { headers, entries, problems } = await readWhole('lift', file)
  expect(entries.length + problems.length).toBe(countIn(file, /<entry[ >]/g))
  const read = JSON.stringify([headers, entries]).replaceAll('\\"', '"')
  const texts = [...file.matchAll(/<text>(.*?)<\/text>/gs)].map(([, text]) => plain(text))
  expect(texts.length).toBeGreaterThan(20)
  expect(texts.filter((text) => !read.includes(text))).toEqual([])
})

test('LIFT: every element of a file comes out again', async () => {
  const file = await textOf('flex-shape.lift')
  const { headers, entries } = await readWhole('lift', file)
  const [first, second] = headers
  const header = {
    ...first,
    ...second,
    extra: [first, second].flatMap((each) => each?.extra ?? []),
  }
  const written = String(await writeWhole('lift', entries, header))
  const without = file.replaceAll(/<entry[^>]*dateDeleted[^>]*(\/>|>.*?<\/entry>)/gs, '')
  const elements = (text: string) =>
    Object.fromEntries(
      [...Map.groupBy(text.matchAll(/<([a-z-]+)[ />]/g), ([, name]) => name ?? '')]
        .map(([name, found]) => [name, found.length] as const)
        .toSorted(([one], [other]) => (one < other ? -1 : 1)),
    )
  expect(elements(written)).toEqual(elements(without))
})

test('SFM: every entry and every field of a file is read, and comes out again', async () => {
  const file = (await textOf('toolbox-shape.sfm')).replaceAll(/\n(?!\\|\n|$)/g, ' ')
  const { headers, entries, problems } = await readWhole('sfm', file)
  expect(entries.length + problems.length).toBe(countIn(file, /^\\lx\b/gm))
  const written = String(await writeWhole('sfm', entries, headers[0] ?? {}))
  const fieldsOf = (text: string) => text.split('\n').filter((line) => line !== '')
  const refused = ['\\lx', '\\ge nothing']
  const fields = fieldsOf(file).filter((line) => !refused.includes(line))
  expect(fieldsOf(written).toSorted()).toEqual(fields.toSorted())
})

test('LIFT: senses, glosses, examples and sounds are as many as in the file', async () => {
  const file = await textOf('flex-shape.lift')
  const kept = file.replaceAll(/<entry[^>]*dateDeleted[^>]*(\/>|>.*?<\/entry>)/gs, '')
  const { entries } = await readWhole('lift', kept)
  const all = (of: readonly Sense[]): Sense[] =>
    of.flatMap((each) => [each, ...all(each.senses ?? [])])
  const senses = entries.flatMap((each) => all(each.senses))
  expect(senses).toHaveLength(countIn(kept, /<(sub)?sense[ >]/g))
  expect(senses.flatMap(({ glosses }) => glosses)).toHaveLength(countIn(kept, /<gloss[ >]/g))
  expect(senses.flatMap(({ examples = [] }) => examples)).toHaveLength(
    countIn(kept, /<example[ >]/g),
  )
  const paths = [...kept.matchAll(/href="([^"]+\.(?:wav|mp3))"|<text>([^<]+\.(?:wav|mp3))</g)].map(
    ([, href, text]) => href ?? text,
  )
  const read = JSON.stringify(entries)
  expect(paths.length).toBeGreaterThan(0)
  expect(paths.filter((path) => !read.includes(JSON.stringify(path)))).toEqual([])
})

test('TMX: every unit is a sentence or counted, with each of its segments', async () => {
  const file = await textOf('memory-shape.tmx')
  const { entries, problems } = await readWhole('tmx', file)
  const missing = Number(/^(\d+) of/.exec(problems[0]?.message ?? '')?.[1] ?? 0)
  expect(entries.length + missing).toBe(countIn(file, /<tu[ >]/g))
  const texts = entries.flatMap(({ forms, senses }) => [
    ...forms,
    ...senses.flatMap(({ glosses }) => glosses),
  ])
  const units = file.match(/<tu[ >].*?<\/tu>/gs) ?? []
  const own = units.filter((unit) => /xml:lang="bas"/i.test(unit))
  expect(texts).toHaveLength(countIn(own.join(''), /<seg>/g))
})

test('ELAN: every annotation is a sentence, part of one, refused, or counted', async () => {
  const file = await textOf('transcription-shape.eaf')
  const parts = await collect<ReadPart>(
    readers.eaf.read(
      bytesOf(file),
      { ...defaultMapping, tiers: { tx: 'text', ft: 'gloss en', 'français@AB': 'gloss fr' } },
      { language: 'bas' },
    ),
  )
  const read = JSON.stringify(parts.filter(({ part }) => part === 'entry'))
  const values = listElements(file).flatMap(
    (each) => /ANNOTATION_VALUE\[\]: (.*)$/s.exec(each)?.[1] ?? [],
  )
  const tidy = (text: string) => text.replaceAll(/\s+/g, ' ')
  const counted = parts
    .flatMap((each) => (each.part === 'outline' ? (each.outline.leftOut ?? []) : []))
    .filter(({ kind }) => kind === 'annotations')
    .reduce((sum, { count }) => sum + count, 0)
  expect(values.filter((each) => !read.includes(tidy(each)))).toHaveLength(counted)
  const sentences = /<TIER[^>]*TIER_ID="tx@AB".*?<\/TIER>/s.exec(file)?.[0] ?? ''
  const told = parts.filter(({ part }) => part === 'entry' || part === 'problem')
  expect(told).toHaveLength(countIn(sentences, /<ANNOTATION>/g))
})

test('tables: every row is an entry or refused', async () => {
  const [, ...rows] = listCells(await textOf('table-shape.csv'), ';')
  const table = await readWhole('csv', await fixture('table-shape.csv'))
  expect(table.entries.length + table.problems.length).toBe(rows.length)
  const workbook = await fixture('workbook-shape.xlsx')
  const [, ...sheet] = listSheetCells(workbook, 'xl/worksheets/sheet2.xml')
  const { entries, problems } = await readWhole('xlsx', workbook)
  expect(entries.length + problems.length).toBe(sheet.filter((cells) => cells.length > 0).length)
})

test('CLDF: every row of forms is a word or refused', async () => {
  const folder = join(import.meta.dirname, 'fixtures/wordlist-shape')
  const openBeside = async (name: string) => [await readFile(join(folder, name))]
  const chunks = [await readFile(join(folder, 'cldf-metadata.json'))]
  const parts = await collect<ReadPart>(
    readers.cldf.read(chunks, defaultMapping, { language: 'ewo', openBeside }),
  )
  const rows = (await textOf('wordlist-shape/forms.csv')).trimEnd().split('\n').length - 1
  const kinds = Map.groupBy(parts, ({ part }) => part)
  const words = kinds.get('entry')?.length ?? 0
  // One problem is a language with its one word.
  expect(words + (kinds.get('problem')?.length ?? 0)).toBe(rows)
})

test('CLDF: an affix is known by its hyphen', async () => {
  const folder = join(import.meta.dirname, 'fixtures/wordlist-shape')
  const openBeside = async (name: string) =>
    bytesOf((await readFile(join(folder, name), 'utf8')).replace('tabe,tabe', '-tabe,-tabe'))
  const chunks = [await readFile(join(folder, 'cldf-metadata.json'))]
  const of = { language: 'ewo', openBeside }
  const parts = await collect<ReadPart>(readers.cldf.read(chunks, defaultMapping, of))
  const chosen = parts.flatMap((each) =>
    each.part === 'entry' ? [chooseItem(each.entry, defaultMapping)] : [],
  )
  expect(chosen).toMatchObject([{ text: 'taba' }, 'bound'])
})

test('Anki: every note of a package is read or refused', async () => {
  const deck = await fixture('deck-shape.apkg')
  const folder = await mkdtemp(join(tmpdir(), 'notes-'))
  const path = join(folder, 'notes.sqlite')
  await writeFile(path, zstdDecompressSync(unpackFile(deck, 'collection.anki21b')))
  const database = new DatabaseSync(path, { readOnly: true })
  const notes = database.prepare('SELECT count(*) AS count FROM notes').get()
  database.close()
  await rm(folder, { recursive: true })
  const columns = { Word: 'text', Mot: 'text', Front: 'text' }
  const { entries, problems } = await readWhole('apkg', deck, { columns })
  expect(entries.length + problems.length).toBe(notes?.['count'])
})

test('Common Voice: every row of a table is a clip or refused', async () => {
  const rows = [
    'v1\ta.mp3\tbakə ya',
    'v2\tb.mp3\tbakə\tya',
    'v3\tc.mp3\tbakə',
    'ya na',
    '\td.mp3\ttakə',
    'v4\te.mp3\ttakə ya',
  ]
  const table = `client_id\tpath\tsentence\n${rows.join('\n')}\n`
  const parts = await collect(readClipsTable(bytesOf(table), 'bas'))
  expect(parts).toHaveLength(rows.length)
  const whole = rows.filter((row) => /^[^\t]+\t[^\t]+\t[^\t]+$/.test(row))
  expect(parts.filter(({ part }) => part === 'clip')).toHaveLength(whole.length)
})
