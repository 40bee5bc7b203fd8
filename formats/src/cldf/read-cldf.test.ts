import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { defaultMapping } from '../choose-item.ts'
import { type Entry, FormatError, type ReadPart } from '../model.ts'
import { makeZip } from '../testing/make-zip.ts'
import { bytesOf, collect } from '../testing/read-whole.ts'
import { wholeFile } from './cldf-metadata.ts'
import { readCldf } from './read-cldf.ts'
import { writeCldf } from './write-cldf.ts'

const folder = join(import.meta.dirname, '../fixtures/wordlist-shape')
type Files = Readonly<Record<string, string>>
const wordlist: Files = Object.fromEntries(
  readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
)

async function read(files: Files, { text = [], language = 'ewo' }: Said = {}) {
  const parts = await collect(readCldf(...argumentsOf(files, { text, language })))
  return sorted(parts)
}
interface Said {
  readonly text?: readonly string[]
  readonly language?: string
}

function argumentsOf(files: Files, { text, language }: Required<Said>) {
  const name = Object.keys(files).find((each) => each.endsWith('metadata.json')) ?? ''
  const openBeside = (file: string) =>
    Promise.resolve(files[file] === undefined ? undefined : bytesOf(files[file]))
  const mapping = { ...defaultMapping, text }
  return [bytesOf(files[name] ?? ''), mapping, { language, openBeside }] as const
}

function sorted(parts: readonly ReadPart[]) {
  return {
    headers: parts.flatMap((each) => (each.part === 'header' ? [each.header] : [])),
    entries: parts.flatMap((each) => (each.part === 'entry' ? [each.entry] : [])),
    problems: parts.flatMap((each) => (each.part === 'problem' ? [each.problem] : [])),
  }
}

test('a Wordlist keeps licence, sources, language and dialect, and all of its columns', async () => {
  const { headers, entries } = await read(wordlist)
  const licence = 'https://creativecommons.org/licenses/by/4.0/'
  expect(headers).toEqual([
    {
      source: 'Somebody, 2015. A list',
      licence,
      extra: [
        { format: 'cldf', name: 'dc:title', value: 'A list' },
        { format: 'cldf', name: 'sources.bib', value: '@book{a2000, title={A book}}\n' },
      ],
    },
  ])
  expect(entries).toEqual([
    {
      key: '1',
      guid: 'A list#1',
      kind: 'word',
      forms: [{ lang: 'ewo', text: 'taba', dialect: 'East' }],
      senses: [
        {
          glosses: [
            { lang: 'en', text: 'first' },
            { lang: 'fr', text: 'premier' },
          ],
          extra: [{ format: 'cldf', name: 'Concepticon_ID', value: '10' }],
        },
      ],
      notes: [{ texts: [{ lang: '', text: 'said at home' }] }],
      source: 'a2000[12]; b2001; Somebody, 2015. A list',
      licence,
      extra: [
        { format: 'cldf', name: 'Parameter_ID', value: 'one' },
        { format: 'cldf', name: 'Value', value: 'taba (old), tabo' },
        { format: 'cldf', name: 'Cognacy', value: '7' },
      ],
    },
    {
      key: '2',
      guid: 'A list#2',
      kind: 'word',
      forms: [{ lang: 'ewo', text: 'tabe', dialect: 'West' }],
      senses: [
        {
          glosses: [{ lang: 'en', text: 'second' }],
          extra: [{ format: 'cldf', name: 'Concepticon_ID', value: '11' }],
        },
      ],
      source: 'Somebody, 2015. A list',
      licence,
      extra: [{ format: 'cldf', name: 'Parameter_ID', value: 'two' }],
    },
  ])
})

test('rows are refused with their file, their word and the reason', async () => {
  expect((await read(wordlist)).problems).toEqual([
    {
      file: 'languages.csv',
      line: 4,
      entry: 'Other (3)',
      message: '1 of its words are left out: it is another language',
      reason: 'other-language',
    },
    { file: 'forms.csv', line: 5, entry: '4', message: 'its text is empty', reason: 'no-text' },
    {
      file: 'forms.csv',
      line: 6,
      entry: 'taba',
      message: 'its language "9" is not in the set',
      reason: 'not-in-set',
    },
    {
      file: 'forms.csv',
      line: 7,
      entry: 'tabi',
      message: 'its concept "ten" is not in the set',
      reason: 'not-in-set',
    },
    {
      file: 'forms.csv',
      line: 8,
      entry: 'tabu',
      message: 'the id "1" comes a second time',
      reason: 'same-id',
    },
  ])
})

test('the language is found by the id or glottocode that the mapping names', async () => {
  for (const [tag, text] of [
    ['2', 'tabe'],
    ['othe1234', 'other'],
  ] as const) {
    const { entries } = await read(wordlist, { text: [tag] })
    expect(entries.map(({ forms }) => forms)).toEqual([[{ lang: tag, text }]])
  }
  await expect(read(wordlist, { language: 'bas' })).rejects.toThrow(
    'no language of the set is "bas", it has East (1), West (2), Other (3): say the id of one in "text"',
  )
})

test('a set in a ZIP is the same, also in a folder there', async () => {
  const unpacked = await read(wordlist)
  for (const inside of ['', 'list-1.0/cldf/']) {
    const files = Object.entries(wordlist).map(([name, bytes]) => ({ name: inside + name, bytes }))
    const zip = makeZip([{ name: `${inside}.metadata.json`, bytes: '{}' }, ...files])
    const parts = readCldf([zip], defaultMapping, { language: 'ewo' })
    expect(sorted(await collect(parts))).toEqual(unpacked)
  }
})

test('a Dictionary that we wrote is read with its senses and examples', async () => {
  const entry: Entry = {
    key: 'a',
    kind: 'word',
    forms: [{ lang: 'bas', text: 'taba' }],
    senses: [
      {
        partOfSpeech: 'n',
        glosses: [
          { lang: 'en', text: 'first' },
          { lang: 'fr', text: 'premier' },
        ],
        examples: [
          {
            forms: [{ lang: 'bas', text: 'Taba, i.' }],
            translations: [{ texts: [{ lang: 'en', text: 'The "first".' }] }],
          },
        ],
      },
      { partOfSpeech: 'n', glosses: [{ lang: 'fr', text: 'second' }] },
    ],
  }
  const set = { language: 'bas', title: 'Made', citation: 'Made, 2024', licence: 'CC-BY-4.0' }
  const files: Record<string, string> = {}
  for await (const { file, text } of writeCldf([entry], set))
    files[file] = (files[file] ?? '') + text
  const { entries, problems } = await read(files, { language: 'bas' })
  expect(problems).toEqual([])
  const said = { source: 'Made, 2024', licence: 'CC-BY-4.0' }
  expect(entries).toEqual([{ ...entry, ...said }])
  const { [wholeFile]: _, ...columns } = files
  expect((await read(columns, { language: 'bas' })).entries).toEqual([
    {
      ...entry,
      key: 'e1',
      guid: 'Made#e1',
      ...said,
      senses: entry.senses.map(({ examples, ...sense }, at) => {
        const extra = [{ format: 'cldf', name: 'ID', value: 'x1' }]
        const withId = examples?.map((example) => ({ ...example, extra }))
        return { ...sense, ...(withId && { examples: withId }), key: `s${at + 1}` }
      }),
    },
  ])
})

test('a meaning that is the same in two languages is one of both', async () => {
  const parameters = wordlist['parameters.csv'] ?? ''
  const same = parameters.replace(/^(one,)first(,.*)premier/m, '$1premier$2premier')
  expect(same).not.toBe(parameters)
  const glossesOf = async (table: string) =>
    (await read({ ...wordlist, 'parameters.csv': table })).entries[0]?.senses[0]?.glosses
  const both = [
    { lang: 'en', text: 'premier' },
    { lang: 'fr', text: 'premier' },
  ]
  expect(await glossesOf(same)).toEqual(both)
})

const metadata = wordlist['cldf-metadata.json'] ?? ''
const withMetadata = (text: string): Files => ({ ...wordlist, 'cldf-metadata.json': text })

test.each([
  ['no JSON', withMetadata('{'), 'the metadata is no JSON'],
  ['another JSON', withMetadata('[1]'), 'this is no metadata of CLDF'],
  [
    'another module',
    withMetadata(metadata.replace('#Wordlist', '#ParallelText')),
    '"ParallelText"',
  ],
  [
    'no table of forms',
    withMetadata(metadata.replace('#FormTable', '#ValueTable')),
    'no FormTable',
  ],
  [
    'a place outside',
    withMetadata(metadata.replace('forms.csv', '../forms.csv')),
    'outside of the set',
  ],
  [
    'an address',
    withMetadata(metadata.replace('forms.csv', 'http://a/forms.csv')),
    'outside of the set',
  ],
  ['a file that is not there', withMetadata(metadata.replace('forms.csv', 'f.csv')), 'no "f.csv"'],
  ['a broken table', { ...wordlist, 'forms.csv': 'ID,Form\n1,"a' }, 'quotation mark'],
])('%s: refused with a plain message', async (_, files, message) => {
  const error = await read(files).catch((caught: unknown) => caught)
  expect(error).toBeInstanceOf(FormatError)
  expect((error as FormatError).message).toContain(message)
})

test('a ZIP without a set is refused', async () => {
  const zip = makeZip([{ name: 'a.csv', bytes: 'a' }])
  const parts = readCldf([zip], defaultMapping, { language: 'ewo' })
  await expect(collect(parts)).rejects.toThrow('the archive has no CLDF metadata')
})
