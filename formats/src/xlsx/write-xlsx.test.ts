import { expect, test } from 'vitest'
import { openZip } from '../archive/zip.ts'
import type { Entry } from '../model.ts'
import { collect, readWhole, writeWhole } from '../testing/read-whole.ts'
import { sheetLimits, writeXlsx } from './write-xlsx.ts'

const entryOf = (key: string, text: string, gloss = 'sens'): Entry => ({
  key,
  kind: 'word',
  forms: [{ lang: 'bas', text }],
  senses: [{ glosses: [{ lang: 'fr', text: gloss }] }],
})

async function sheetOf(rows: readonly (readonly string[])[]): Promise<string> {
  const bytes = Buffer.concat(await collect(writeXlsx(rows)))
  const archive = await openZip([bytes])
  return Buffer.concat(await collect(archive.read('xl/worksheets/sheet1.xml'))).toString()
}

test.each([
  'sɔ́ndɔ̀',
  'ŋ\u0300gɛ̂',
  '-bá',
  'a_x0041_b',
  '<&"\'>',
  "''=1",
  'a\rb',
  'a\u0007b',
  '1/2',
  '007',
])('a workbook gives back what stands in a cell: %j', async (text) => {
  const written = await writeWhole('xlsx', [entryOf('one', `w${text}`), entryOf('two', text, text)])
  const { entries, problems } = await readWhole('xlsx', written)
  expect(problems).toEqual([])
  expect(entries.map(({ forms }) => forms[0]?.text)).toEqual([`w${text}`, text])
  expect(entries[1]?.senses[0]?.glosses).toEqual([{ lang: 'fr', text }])
})

test('cells are text as they stand, none a formula or a number', async () => {
  const sheet = await sheetOf([
    ['text', 'english'],
    ['=1+1', '-5'],
    ['', '@SUM(1)'],
  ])
  const cells = [...sheet.matchAll(/<c r="(\w+)" s="(\d)" t="(\w+)"><is><t[^>]*>([^<]*)</g)]
  expect(cells.map((cell) => cell.slice(1))).toEqual([
    ['A1', '2', 'inlineStr', 'text'],
    ['B1', '2', 'inlineStr', 'english'],
    ['A2', '1', 'inlineStr', '=1+1'],
    ['B2', '1', 'inlineStr', '-5'],
    ['B3', '1', 'inlineStr', '@SUM(1)'],
  ])
  expect(sheet).not.toMatch(/<f>|<v>/)
})

test('columns have the names that spreadsheets give them', async () => {
  const row = Array.from({ length: 704 }, () => 'x')
  const names = [...(await sheetOf([row])).matchAll(/<c r="([A-Z]+)1"/g)].map(([, name]) => name)
  expect([0, 25, 26, 51, 52, 701, 702].map((at) => names[at])).toEqual([
    'A',
    'Z',
    'AA',
    'AZ',
    'BA',
    'ZZ',
    'AAA',
  ])
})

test('what no cell can hold is refused, with the row', async () => {
  const longest = 'a'.repeat(sheetLimits.cellCharacters)
  expect(await sheetOf([['text'], [longest]])).toContain(longest)
  await expect(sheetOf([['text'], [`${longest}a`]])).rejects.toMatchObject({ line: 2 })
})
