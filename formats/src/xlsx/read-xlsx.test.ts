import { expect, test } from 'vitest'
import { FormatError } from '../model.ts'
import { makeXlsx, packParts, xlsxParts } from '../testing/make-xlsx.ts'
import { readEntries, readWhole } from '../testing/read-whole.ts'

const strings = [
  '<si><t>texte</t></si>',
  '<si><r><rPr><b/></rPr><t>ta</t></r><r><t xml:space="preserve">ba </t></r><rPh><t>no</t></rPh></si>',
  '<si><t>a_x000D_b &amp; ŋ</t></si>',
].join('')

/** A sheet with a head of `texte` and columns B, C, …, and one row of the given cells. */
const sheetOf = (cells: string) =>
  `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="inlineStr"><is><t>note</t></is></c></row><row r="4" spans="1:3">${cells}</row>`

const noteOf = async (cell: string, parts: Record<string, string> = {}) => {
  const sheet = sheetOf(`<c r="A4" t="s"><v>1</v></c>${cell}`)
  const whole = await readWhole('xlsx', packParts({ ...xlsxParts(sheet, strings), ...parts }))
  expect(whole.problems).toEqual([])
  return whole.entries.map(({ forms, notes }) => [forms[0]?.text, notes?.[0]?.texts[0]?.text])
}

test.each([
  ['a shared string', '<c r="B4" t="s"><v>2</v></c>', 'a\rb & ŋ'],
  [
    'an inline string',
    '<c r="B4" t="inlineStr"><is><r><t>in</t></r><r><t>line</t></r></is></c>',
    'inline',
  ],
  ['a formula that gave a text', '<c r="B4" t="str"><f>A1&amp;"x"</f><v>textex</v></c>', 'textex'],
  ['a formula that gave a number', '<c r="B4"><f>1+1</f><v>2</v></c>', '2'],
  ['a number', '<c r="B4"><v>0.30000000000000004</v></c>', '0.3'],
  ['a large number', '<c r="B4"><v>1.2345678E7</v></c>', '12345678'],
  ['a number with a unit', '<c r="B4" s="3"><v>1.5</v></c>', '1.5'],
  ['yes', '<c r="B4" t="b"><v>1</v></c>', 'TRUE'],
  ['a date', '<c r="B4" s="1"><v>45352</v></c>', '2024-03-01'],
  ['a date and a time', '<c r="B4" s="2"><v>45352.5</v></c>', '2024-03-01 12:00'],
  ['a date in words', '<c r="B4" s="5"><v>45352</v></c>', '2024-03-01'],
  ['a time', '<c r="B4" s="4"><v>0.75</v></c>', '18:00'],
  ['the first day', '<c r="B4" s="1"><v>1</v></c>', '1900-01-01'],
  ['the day after one that never was', '<c r="B4" s="1"><v>61</v></c>', '1900-03-01'],
  ['a date of its own type', '<c r="B4" t="d"><v>2024-03-01</v></c>', '2024-03-01'],
  ['a day that is none', '<c r="B4" s="1"><v>-5</v></c>', '-5'],
  ['cells without places', '<c t="inlineStr"><is><t>beside</t></is></c>', 'beside'],
  ['what is only coloured', '<c r="B4" s="1"/><c r="C4" s="1"/>', undefined],
])('%s', async (_, cell, text) => {
  expect(await noteOf(cell)).toEqual([['taba', text]])
})

test('days may be counted from 1904', async () => {
  const parts = xlsxParts('')
  const workbook = parts['xl/workbook.xml']?.replace('<workbookPr/>', '<workbookPr date1904="1"/>')
  expect(
    await noteOf('<c r="B4" s="1"><v>43890</v></c>', { 'xl/workbook.xml': workbook ?? '' }),
  ).toEqual([['taba', '2024-03-01']])
})

test('the first sheet that is not hidden is read, or the one that is named', async () => {
  const file = makeXlsx([
    ['text', 'english'],
    ['taba', 'one'],
  ])
  expect((await readWhole('xlsx', file)).entries.map(({ forms }) => forms[0]?.text)).toEqual([
    'taba',
  ])
  const named = await readWhole('xlsx', file, { sheet: 'lists' })
  expect(named.entries.map(({ forms }) => forms[0]?.text)).toEqual(['hidden'])
  await expect(readWhole('xlsx', file, { sheet: 'Words' })).rejects.toThrow(
    'no sheet is named "Words": there is "Lists", "Mots"',
  )
})

test('a sheet says the same as a table of text', async () => {
  const rows = [
    ['Texte', 'anglais', 'Français', 'kind', 'dialect', 'collected by'],
    ['taba', 'first meaning | other', 'premier sens', '', 'East', 'a teacher'],
    ['ta"ba', 'second, and more', '', 'phrase', '', ''],
  ]
  const csv = rows.map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','))
  const ofText = await readEntries('csv', csv.join('\n'))
  expect(ofText).toHaveLength(2)
  expect((await readWhole('xlsx', makeXlsx(rows))).entries).toEqual(ofText)
})

test('rows are refused by their number, with the word and the reason', async () => {
  const sheet = [
    sheetOf('<c r="A4" t="s"><v>1</v></c><c r="B4" t="e"><f>1/0</f><v>#DIV/0!</v></c>'),
    '<row r="5"><c r="B5"><v>1</v></c></row>',
    '<row r="6"><c r="A6" t="s"><v>1</v></c><c r="B6"><v>1</v></c><c r="C6"><v>1</v></c></row>',
    '<row r="7"/><row r="9"><c r="A9" t="s"><v>2</v></c></row>',
  ].join('')
  const { entries, problems } = await readWhole('xlsx', packParts(xlsxParts(sheet, strings)))
  expect(entries.map(({ key }) => key)).toEqual(['row-4'])
  expect(problems).toEqual([
    { line: 4, entry: 'taba', message: 'a cell holds the error #DIV/0!', reason: 'cell-error' },
    { line: 5, message: 'its text is empty', reason: 'no-text' },
    { line: 6, entry: 'taba', message: '3 cells under 2 columns', reason: 'too-many-cells' },
  ])
})

test('names of elements may have a prefix, and names of parts other capitals', async () => {
  const parts = xlsxParts(sheetOf('<c r="A4" t="s"><v>1</v></c>'), strings)
  const prefixed = Object.entries(parts).map(([name, text]): [string, string] => [
    name.replace('sharedStrings', 'SharedStrings'),
    text.replaceAll(/<(\/?)(\w)/g, '<$1x:$2'),
  ])
  const { entries } = await readWhole(
    'xlsx',
    packParts(Object.fromEntries(prefixed) as Record<string, string>),
  )
  expect(entries.map(({ forms }) => forms[0]?.text)).toEqual(['taba'])
})

const withPart = (name: string, text: string) =>
  packParts({ ...xlsxParts(sheetOf('<c r="A4" t="s"><v>1</v></c>'), strings), [name]: text })
const [aString, long] = ['<c t="s"><v>0</v></c>', 'a'.repeat(30_000)]
const bomb = '<!DOCTYPE sst [<!ENTITY a "b">]><sst/>'

test.each([
  ['another ZIP', packParts({ 'a.csv': 'text' }), 'this ZIP is no workbook of Excel'],
  ['a workbook of before 2007', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'without a password'],
  ['entities', withPart('xl/sharedStrings.xml', bomb), 'declares entities of its own'],
  ['broken XML', withPart('xl/styles.xml', '<styleSheet>'), '"xl/styles.xml" in the workbook: '],
  ['no words', packParts(xlsxParts('', strings)), 'the table is empty'],
  [
    'a cell far away',
    packParts(xlsxParts('<row r="3"><c r="XFD3"><v>1</v></c></row>')),
    'beyond 1000 columns',
  ],
  ['rows without end', packParts(xlsxParts('<row/>'.repeat(2_600_000))), 'more than 200 times'],
  [
    'a long text in a thousand cells',
    packParts(xlsxParts(`<row>${aString}</row>`.repeat(1_000), `<si><t>${long}</t></si>`)),
    'larger than 20 million characters',
  ],
  ['a workbook in it', withPart('xl/embeddings/sheet.xlsx', ''), 'is an archive itself'],
])('%s: refused with a plain message', async (_, file, message) => {
  const error = await readWhole('xlsx', file).catch((caught: unknown) => caught)
  expect(error).toBeInstanceOf(FormatError)
  expect((error as FormatError).message).toContain(message)
})
