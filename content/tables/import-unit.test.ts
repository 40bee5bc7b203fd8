import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkPacks, loadPacks } from '../index.ts'
import { soundFiles, withPacks } from '../testing/planted-packs.ts'
import { composeTable, composeTemplate, readUnitToImport, writeImportedUnit } from './index.ts'
import type { ImportedUnit } from './index.ts'
import { itemsOfTable } from './items-of-table.ts'
import { readTable } from './read-table.ts'
import { productCourses } from '../testing/product-courses.ts'

const head = 'text,english,french,category,source,source_licence,licence'
const goat = 'kábat,goat,chèvre,animal,Abega 1969,CC0-1.0,CC-BY-4.0'
const title = { en: 'Animals', fr: 'Animaux' }

/** What importing the table into the sound Ewondo course says, without writing it. */
async function importTable(table: string | Uint8Array): Promise<ImportedUnit> {
  const folder = await mkdtemp(join(tmpdir(), 'mboa-table-'))
  try {
    const path = join(folder, 'animals.csv')
    await writeFile(path, table)
    return await withPacks(soundFiles, (packs) =>
      readUnitToImport({ folder: packs, course: 'ewo', unit: 'animals', title, table: path }),
    )
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function problemsOf(table: string | Uint8Array): Promise<string[]> {
  const unit = await importTable(table)
  return unit.ok ? [] : unit.problems
}

async function packOf(table: string | Uint8Array) {
  const unit = await importTable(table)
  if (!unit.ok) throw new Error(unit.problems.join('\n'))
  return unit.pack
}

const wordsOf = async (table: string | Uint8Array) => (await packOf(table)).words

const sound: [name: string, table: string][] = [
  ['commas', `${head}\n${goat}\n`],
  ['a byte order mark and Windows line ends', `\uFEFF${head}\r\n${goat}\r\n`],
  ['the semicolons of French Excel', `${head}\n${goat}\n`.replaceAll(',', ';')],
  ['tabs', `${head}\n${goat}\n`.replaceAll(',', '\t')],
  ['quoted cells', `${head}\n"kábat","goat","chèvre",animal,"Abega 1969",CC0-1.0,CC-BY-4.0`],
  ['blank lines and cells', `${head}\n\n${goat},,,\n;;\n`.replace(',,,\n;;', '\n,,,,')],
  [
    'capitals and spaces in the head',
    `${head.replace('source_licence', 'Source Licence')}\n${goat}`,
  ],
]

test.each(sound)('a table with %s is read', async (_name, table) => {
  expect(await wordsOf(table)).toMatchObject([
    { id: 'ewo.goat', text: 'kábat', gloss: { en: ['goat'], fr: ['chèvre'] }, checkedBy: 0 },
  ])
})

test('a quoted cell keeps the delimiter and quotation marks in it', async () => {
  const table = `${head}\nkábat,goat,chèvre,animal,"“Words”, said ""B"", p. 3",CC0-1.0,CC-BY-4.0`
  const [word] = await wordsOf(table)
  expect(word?.sources[0]?.citation).toBe('“Words”, said "B", p. 3')
})

test('a picture that shows a word already is left out, and the further word comes without', async () => {
  const table = `${head},picture\n${goat},🐐\nmbɔ́d,kid,chevreau,animal,Abega 1969,CC0-1.0,CC-BY-4.0,🐐`
  expect((await wordsOf(table)).map(({ text, picture }) => [text, picture])).toEqual([
    ['kábat', '🐐'],
    ['mbɔ́d', undefined],
  ])
})

test('a bar separates meanings and spellings, and the other columns find their place', async () => {
  const more = `${head},id,accepted,note_english,note_french,dialect,source_use,source_note_english,source_note_french`
  const cells =
    'kábat,goat | kid,chèvre,animal,Abega 1969,none,CC-BY-4.0,ewo.kid,kǎbat|kabat,a,b,Kóló,fact,c,d'
  expect(await wordsOf(`${more}\n${cells}`)).toMatchObject([
    {
      id: 'ewo.kid',
      accepted: ['kǎbat', 'kabat'],
      gloss: { en: ['goat', 'kid'] },
      note: { en: 'a', fr: 'b' },
      dialect: 'Kóló',
      sources: [{ use: 'fact', note: { en: 'c', fr: 'd' } }],
    },
  ])
})

const sentenceHead = `${head},kind,literally_english,literally_french,tokens`
const well = 'mvɔɛ́,well,bien,describing,Abega 1969,CC0-1.0,CC-BY-4.0'
const taken = 'Mə = I / je | nə = am / suis'
const sentence = (tokens: string, kind = 'sentence') =>
  `Mə nə mvɔɛ́.,I am fine. (I am well.),Je vais bien.,statement,Abega 1969,CC0-1.0,CC-BY-4.0,${kind},I am well,je suis bien,${tokens}`
const withSentence = (tokens: string, kind?: string) =>
  `${sentenceHead}\n${well}\n${sentence(tokens, kind)}`

test('a sentence stands among the words, with what it says word for word and its tokens', async () => {
  const { words, sentences } = await packOf(withSentence(`${taken} | mvɔɛ́ = ewo.well`))
  expect(words.map(({ id }) => id)).toEqual(['ewo.well'])
  expect(sentences).toMatchObject([
    {
      id: 'ewo.i-am-fine',
      text: 'Mə nə mvɔɛ́.',
      gloss: { en: ['I am fine. (I am well.)'], fr: ['Je vais bien.'] },
      literally: { en: 'I am well', fr: 'je suis bien' },
      tokens: [
        { text: 'Mə', gloss: { en: 'I', fr: 'je' } },
        { text: 'nə', gloss: { en: 'am', fr: 'suis' } },
        { text: 'mvɔɛ́', word: 'ewo.well' },
      ],
    },
  ])
})

test('a sentence need not be taken apart, and is a sentence of the unit that is written', async () => {
  const imported = await importTable(withSentence(''))
  if (!imported.ok) throw new Error(imported.problems.join('\n'))
  expect(imported.pack.sentences).toHaveLength(1)
  await withPacks(soundFiles, async (folder) => {
    await writeImportedUnit(folder, imported)
    expect((await checkPacks(folder)).problems).toEqual([])
  })
})

const wrong: [name: string, table: string | Uint8Array, problem: RegExp][] = [
  [
    'no English',
    `${head}\n${goat.replace('goat', '')}`,
    /^animals\.csv:2, column "english": "en" is empty$/,
  ],
  ['no source', `${head}\n${goat.replace('Abega 1969', '')}`, /csv:2, column "source": "citation"/],
  [
    'a non-commercial licence',
    `${head}\n${goat.replace('CC0-1.0', 'CC-BY-NC-4.0')}`,
    /column "source_licence": .*copy only from/,
  ],
  [
    'an unknown licence',
    `${head}\n${goat.replace('CC-BY-4.0', 'free')}`,
    /column "licence": .*found "free"/,
  ],
  [
    'a capital on what is no name',
    `${head}\n${goat.replace('kábat', 'Kábat')}`,
    /csv:2, column "text": "Kábat" begins with a capital/,
  ],
  ['a Greek letter', `${head}\n${goat.replace('kábat', 'kάbat')}`, /csv:2, column "text": .*Greek/],
  [
    'a letter of another language',
    `${head}\n${goat.replace('kábat', 'kábaɖ')}`,
    /column "text": .*alphabet/,
  ],
  [
    'decomposed letters',
    `${head}\n${goat.replace('kábat', 'ka\u0301bat')}`,
    /column "text": .*normalised/,
  ],
  [
    'a word the course has',
    `${head}\n${goat}\nmɔ́ndi,monday,lundi,day,B,CC0-1.0,CC0-1.0`,
    /csv:3, column "text": .*already, as ewo\.day-monday/,
  ],
  ['a word twice', `${head}\n${goat}\n${goat}`, /csv:3, column "id": this id is used/],
  ['a kind that is none', withSentence('', 'phrase'), /csv:3, column "kind": "phrase" is neither/],
  [
    'a sentence and no words',
    `${sentenceHead}\n${sentence('')}`,
    /csv:1: the table has no words: a unit teaches/,
  ],
  [
    'a token of an unknown word',
    withSentence(`${taken} | mvɔɛ́ = ewo.fine`),
    /csv:3, column "tokens": the course has no "ewo\.fine"/,
  ],
  [
    'tokens that are not the sentence',
    withSentence(taken),
    /csv:3, column "tokens": the tokens spell "Mə nə", the sentence "Mə nə mvɔɛ́"/,
  ],
  [
    'a token without meaning',
    withSentence(`${taken} | mvɔɛ́`),
    /csv:3, column "tokens": "mvɔɛ́" has neither/,
  ],
  [
    'a token with one meaning of two',
    withSentence(`${taken} | mvɔɛ́ = well`),
    /csv:3, column "tokens": "fr" is missing/,
  ],
  [
    'tokens of a word',
    withSentence(`${taken} | mvɔɛ́ = ewo.well`, 'word'),
    /csv:3, column "tokens": "tokens" is not a known key/,
  ],
  [
    'a sentence with a wrong letter',
    withSentence('').replace('nə mvɔɛ́', 'nə mvɔε'),
    /csv:3, column "text": .*Greek/,
  ],
  [
    'a missing column',
    `${head.replace(',french', '')}\n${goat}`,
    /csv:1, column "french": this column is missing/,
  ],
  ['an unknown column', `${head},colour\n${goat},red`, /csv:1, column "colour": not a column/],
  [
    'a column twice',
    `${head},english\n${goat},x`,
    /csv:1, column "english": this column comes twice/,
  ],
  ['too many cells', `${head}\n${goat},more`, /csv:2: 8 cells under 7 columns/],
  [
    'a formula',
    `${head}\n${goat.replace('goat', '=1+1')}`,
    /csv:2, column "english": .*begins like a formula/,
  ],
  [
    'a call to a program',
    `${head}\n${goat.replace('Abega 1969', '@SUM(A1)')}`,
    /column "source": .*formula/,
  ],
  [
    'an invisible character',
    `${head}\n${goat.replace('goat', 'go\u200Bat')}`,
    /column "english": .*U\+200B/,
  ],
  [
    'a line break in a cell',
    `${head}\n${goat.replace('goat', '"go\nat"')}`,
    /csv:2, column "english": a line break/,
  ],
  ['an open quote', `${head}\n"kábat,goat`, /a quotation mark \("\) is opened and never closed/],
  ['a stray quote', `${head}\nká"bat,goat`, /csv:2: a quotation mark/],
  ['nothing in it', '', /csv:1: the file is empty/],
  ['no lines', head, /csv:1: the table has no lines below its head/],
  [
    'a text without end',
    `${head}\n${goat.replace('goat', 'g'.repeat(600))}`,
    /csv:2, column "english"/,
  ],
  ['an id of another course', `${head},id\n${goat},dua.goat`, /csv:2, column "id": .*"ewo\."/],
  [
    'Latin-1',
    Buffer.from(`${head}\nok,ok,ok\n${goat}`, 'latin1'),
    /csv:3: the file is not UTF-8 \(it may be Latin-1.*CSV UTF-8/,
  ],
  [
    'UTF-16',
    Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(head, 'utf16le')]),
    /csv:1: the file is UTF-16/,
  ],
  ['bytes of another kind', Buffer.from([0x50, 0x4b, 3, 4, 0, 0]), /no table of text/],
]

test.each(wrong)('a table with %s is refused', async (_name, table, problem) => {
  expect(await problemsOf(table)).toContainEqual(expect.stringMatching(problem))
})

test('a missing meaning is reported once, and not as a wrong id made from it', async () => {
  expect(await problemsOf(`${head}\n${goat.replace('goat', '')}`)).toEqual([
    'animals.csv:2, column "english": "en" is empty',
  ])
})

test('lines are counted by the file, whatever quoted cells hold', async () => {
  const long = goat.replace('Abega 1969', '"A\nbook"')
  const problems = await problemsOf(`${head}\n${long}\n\n${goat.replace('goat', '')}`)
  expect(problems).toContainEqual(expect.stringMatching(/^animals\.csv:2, column "source"/))
  const later = await problemsOf(`${head}\n\n${goat.replace('goat', '')}`)
  expect(later).toContainEqual(expect.stringMatching(/^animals\.csv:3, column "english"/))
})

test('all problems are reported at once', async () => {
  const table = `${head}\n${goat.replace('goat', '')}\n${goat.replace('chèvre', '')}`
  expect((await problemsOf(table)).length).toBeGreaterThanOrEqual(2)
})

test('an imported unit is a pack that passes the check, in the next free place', async () => {
  const imported = await importTable(`${head}\n${goat}\n`)
  if (!imported.ok) throw new Error(imported.problems.join('\n'))
  expect(imported.file).toBe('ewo/02-animals.yaml')
  await withPacks(soundFiles, async (folder) => {
    await writeImportedUnit(folder, imported)
    expect((await checkPacks(folder)).problems).toEqual([])
    expect((await readdir(join(folder, 'ewo'))).toSorted()).toEqual([
      '01-days.yaml',
      '02-animals.yaml',
      'course.yaml',
    ])
    await expect(writeImportedUnit(folder, { ...imported, yaml: 'x' })).rejects.toThrow('already')
    expect(await readFile(join(folder, imported.file), 'utf8')).toBe(imported.yaml)
  })
})

test('the template can be imported once it is filled in', async () => {
  const [columns = '', example = '', sentence = ''] = composeTemplate()
  const filled = example
    .replace('mɔ́ndi', 'kábat')
    .replace('Monday', 'goat')
    .replace('ewo.day-monday', '')
  const own = sentence.replace('ewo.well', 'well / bien')
  const { words, sentences } = await packOf(`${columns}\n${filled}\n${own}`)
  expect([words.length, sentences?.length]).toEqual([1, 1])
})

test('what is exported is read again as it was', async () => {
  const [course] = await withPacks(soundFiles, loadPacks)
  const words = course?.units[0]?.pack.words ?? []
  const table = composeTable({ words, sentences: [] }).join('\r\n')
  const renamed = table.replaceAll('ewo.day', 'ewo.again').replaceAll(/(Mon|Tues)day/g, 'a $1 day')
  expect((await wordsOf(renamed)).map(({ text }) => text)).toEqual(words.map(({ text }) => text))
})

test('the sentences of the product are read again as they were exported', async () => {
  const courses = await productCourses
  const units = courses.flatMap((course) => course.units.map(({ pack }) => pack))
  for (const { course, words, sentences = [] } of units) {
    const table = new TextEncoder().encode(composeTable({ words, sentences }).join('\r\n'))
    const read = itemsOfTable(readTable(table).rows, course)
    expect(read.sentences).toEqual(
      // What follows by rule is made again.
      sentences.map((sentence) => ({
        ...sentence,
        respelled: undefined,
        sources: sentence.sources.slice(0, 1),
      })),
    )
  }
})

test('a spreadsheet finds no formula in what is exported', async () => {
  const courses = await productCourses
  const packs = courses.flatMap(({ units }) => units.map(({ pack }) => pack))
  const words = packs.flatMap((pack) => pack.words)
  const sentences = packs.flatMap((pack) => pack.sentences ?? [])
  const [word] = words
  if (word === undefined) throw new Error('there are no words')
  const hostile = { ...word, text: '=HYPERLINK("http://x")', dialect: '-1+1' }
  for (const line of composeTable({ words: [...words, hostile], sentences })) {
    for (const cell of line.split(',')) expect(cell).not.toMatch(/^"?[=+\-@\t]/)
  }
})
