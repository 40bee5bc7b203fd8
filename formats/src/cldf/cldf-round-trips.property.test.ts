import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatNames } from '../formats.ts'
import type { Entry } from '../model.ts'
import { anEntry } from '../testing/entries.ts'
import { packParts } from '../testing/make-xlsx.ts'
import {
  readEntries,
  readWhole,
  saidOfSet,
  writeCldfSet,
  writeWhole,
} from '../testing/read-whole.ts'
import { wholeFile } from './cldf-metadata.ts'

const isLong = (process.env['TEST_LONG'] ?? '') !== ''
const numRuns = isLong ? 2_000 : 100

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

const entriesOf = (wealth: 'bare' | 'full') =>
  fc.uniqueArray(anEntry(wealth), { selector: ({ key }) => key, minLength: 1, maxLength: 4 })

/** What no entry says of itself, its set says. */
const inSet = (entries: readonly Entry[]) =>
  entries.map((entry) => ({
    source: saidOfSet.citation,
    licence: saidOfSet.licence,
    ...entry,
  }))

type Files = Readonly<Record<string, string>>
const readSet = (files: Files) => readWhole('cldf', packParts(files))

test('a Dictionary gives back all that the model has', async () => {
  await fc.assert(
    fc.asyncProperty(entriesOf('full'), async (entries) => {
      const { entries: read, problems } = await readSet(await writeCldfSet(entries, 'bas'))
      expect(problems).toEqual([])
      expect(plain(read)).toEqual(plain(inSet(entries)))
    }),
    { numRuns },
  )
})

/** What a word is and means: what the columns of a Dictionary say by themselves. */
const core = ({ forms, senses }: Entry) => ({
  forms: forms.map(({ lang, text }) => `${lang}: ${text.trim()}`),
  partsOfSpeech: senses.map(({ partOfSpeech }) => partOfSpeech),
  glosses: senses.flatMap(({ glosses }) => glosses.map(({ lang, text }) => `${lang}: ${text}`)),
})

test('its columns alone say what a word is and means', async () => {
  await fc.assert(
    fc.asyncProperty(entriesOf('bare'), async (entries) => {
      const { [wholeFile]: whole, ...columns } = await writeCldfSet(entries, 'bas')
      expect(whole).toContain('<lift')
      expect((await readSet(columns)).entries.map(core)).toEqual(entries.map(core))
    }),
    { numRuns },
  )
})

test.each(formatNames)(
  'from %s and back the words and their meanings are the same',
  async (name) => {
    await fc.assert(
      fc.asyncProperty(entriesOf('bare'), async (given) => {
        // Tables part meanings by this sign.
        const entries = JSON.parse(JSON.stringify(given).replaceAll('|', '/')) as Entry[]
        const once = await readEntries(name, await writeWhole(name, entries))
        const twice = (await readSet(await writeCldfSet(once, 'bas'))).entries
        const again = await readEntries(name, await writeWhole(name, twice))
        const said = (of: readonly Entry[]) =>
          of.map(core).map(({ forms, glosses }) => [forms, glosses])
        expect([said(twice), said(again)]).toEqual([said(entries), said(entries)])
      }),
      { numRuns: Math.ceil(numRuns / 5) },
    )
  },
)

test('what is changed in the columns counts, and the rest of the entry is that of the columns', async () => {
  await fc.assert(
    fc.asyncProperty(entriesOf('bare'), fc.nat(), async (entries, nth) => {
      const files = await writeCldfSet(entries, 'bas')
      const rows = (files['senses.csv'] ?? '').split('\r\n')
      const at = 1 + (nth % entries.length)
      rows[at] = rows[at]?.replace(/^(s\d+,e\d+),.*$/, '$1,new,new,nouveau') ?? ''
      const { entries: read } = await readSet({ ...files, 'senses.csv': rows.join('\r\n') })
      const changed = read.filter(({ senses }) => senses[0]?.glosses[0]?.text === 'new')
      expect(changed.map(({ key }) => key)).toEqual([`e${at}`])
      expect(read).toHaveLength(entries.length)
      // All others are whole still.
      const others = entries.filter((_, place) => place !== at - 1)
      expect(read.filter((each) => !changed.includes(each)).map(({ key }) => key)).toEqual(
        others.map(({ key }) => key),
      )
    }),
    { numRuns: Math.ceil(numRuns / 5) },
  )
})

test('dialect, notes, whose it is and its licence stand in columns too, and count there', async () => {
  const entry: Entry = {
    key: 'a',
    kind: 'word',
    forms: [{ lang: 'bas', text: 'taba', dialect: 'north' }],
    senses: [{ glosses: [{ lang: 'en', text: 'first' }] }],
    notes: [{ texts: [{ lang: 'en', text: 'said at home' }] }],
    source: 'Somebody, 2024',
    licence: 'CC0-1.0',
  }
  const files = await writeCldfSet([entry], 'bas')
  const { [wholeFile]: whole = '', ...columns } = files
  const { key: _key, ...said } = entry
  const bare = { ...said, notes: [{ texts: [{ lang: '', text: 'said at home' }] }] }
  expect(whole).not.toBe('')
  expect((await readSet(columns)).entries).toMatchObject([{ key: 'e1', ...bare }])
  expect((await readSet(files)).entries).toEqual([entry])
  for (const [old, changed] of [
    ['north', 'south'],
    ['said at home', 'said away'],
    ['"Somebody, 2024"', 'Others'],
    ['CC0-1.0', 'CC-BY-4.0'],
  ] as const) {
    const rows = files['entries.csv']?.replace(old, changed) ?? ''
    const { entries } = await readSet({ ...files, 'entries.csv': rows })
    expect(JSON.stringify(entries[0])).toContain(changed)
  }
  // A set that was written before there were such columns is still whole.
  const cut = (files['entries.csv'] ?? '').replaceAll(/^((?:[^,]*,){4}[^,]*),.*$/gm, '$1')
  expect(cut).toMatch(/Variants\s/)
  expect((await readSet({ ...files, 'entries.csv': cut })).entries).toEqual([entry])
})

test('the lists of its source go along', async () => {
  const ranges = [{ key: 'part-of-speech', elements: [{ key: 'n' }] }]
  const files = await writeCldfSet([], 'bas', { ranges })
  expect((await readSet(files)).headers).toContainEqual({ ranges })
})

test('the title and the bibliography of a set go along, and the language has no title for a name', async () => {
  const extra = [
    { format: 'cldf', name: 'dc:title', value: 'A dictionary' },
    { format: 'cldf', name: 'sources.bib', value: '@book{a2000, title={A book}}\n' },
  ]
  const files = await writeCldfSet([], 'bas', { extra })
  expect((await readSet(files)).headers[0]?.extra).toEqual(extra)
  expect(files['languages.csv']).toBe('ID,Name,ISO639P3code\r\nbas,bas,bas\r\n')
  const { extra: own = [] } = (await readSet(await writeCldfSet([], 'bas'))).headers[0] ?? {}
  expect(own).toEqual([{ format: 'cldf', name: 'dc:title', value: saidOfSet.title }])
})

const signs = fc
  .array(fc.constantFrom(...Array.from('aŋǝʼ &<>"\',|#1'), 'ɛ́'), { minLength: 1, maxLength: 9 })
  .map((some) => `w${some.join('')}w`)
const cell = fc.option(signs, { nil: '' })
const someForms = fc.uniqueArray(
  fc.record({
    form: signs,
    concepts: fc.uniqueArray(fc.nat(2), { minLength: 1, maxLength: 2 }),
    language: fc.nat(1),
    comment: cell,
    source: cell,
    cognacy: cell,
  }),
  { selector: ({ form }) => form, minLength: 1, maxLength: 4 },
)
const wordlist = fc.record({
  concepts: fc.array(fc.record({ en: signs, fr: signs }), { minLength: 3, maxLength: 3 }),
  places: fc.uniqueArray(signs, { minLength: 2, maxLength: 2 }),
  forms: someForms,
})
type Wordlist = typeof wordlist extends fc.Arbitrary<infer Made> ? Made : never

const terms = 'http://cldf.clld.org/v1.0/terms.rdf#'

/** A table of a set with its description, from the columns' names and terms. */
function tableOf(component: string, columns: Files, rows: readonly (readonly string[])[]) {
  const lines = [Object.keys(columns), ...rows].map((cells) =>
    cells.map((each) => `"${each.replaceAll('"', '""')}"`).join(','),
  )
  return {
    url: `${component}.csv`,
    text: `${lines.join('\n')}\n`,
    described: {
      url: `${component}.csv`,
      'dc:conformsTo': terms + component,
      tableSchema: {
        columns: Object.entries(columns).map(([name, term]) => ({
          name,
          ...(term !== '' && { propertyUrl: terms + term }),
          ...(name.endsWith('_ID') || name === 'Source' ? { separator: ';' } : {}),
          ...(name === 'French' && { lang: 'fr' }),
        })),
      },
    },
  }
}

function writeWordlist({ concepts, places, forms }: Wordlist): Files {
  const tables = [
    tableOf(
      'FormTable',
      {
        ID: 'id',
        Language_ID: 'languageReference',
        Parameter_ID: 'parameterReference',
        Form: 'form',
        Comment: 'comment',
        Source: 'source',
        Cognacy: '',
      },
      forms.map(({ form, concepts: of, language, comment, source, cognacy }, at) => [
        `f${at}`,
        `l${language}`,
        of.map((nth) => `c${nth}`).join(';'),
        form,
        comment,
        source,
        cognacy,
      ]),
    ),
    tableOf(
      'ParameterTable',
      { ID: 'id', Name: 'name', French: '' },
      concepts.map(({ en, fr }, at) => [`c${at}`, en, fr]),
    ),
    tableOf(
      'LanguageTable',
      { ID: 'id', Name: 'name', ISO639P3code: 'iso639P3code' },
      places.map((place, at) => [`l${at}`, place, 'bas']),
    ),
  ]
  const metadata = {
    'dc:conformsTo': `${terms}Wordlist`,
    'dc:title': 'A list',
    'dc:bibliographicCitation': 'Somebody, 2015',
    tables: tables.map(({ described }) => described),
  }
  return {
    ...Object.fromEntries(tables.map(({ url, text }) => [url, text])),
    'cldf-metadata.json': JSON.stringify(metadata),
  }
}

test('a Wordlist is read with all that it says, and goes through LIFT and a Dictionary unharmed', async () => {
  await fc.assert(
    fc.asyncProperty(wordlist, async (made) => {
      // Where all are the same in both, nobody knows that the column of the names is in English.
      fc.pre(made.concepts.some(({ en, fr }) => en !== fr))
      const { entries, problems } = await readSet(writeWordlist(made))
      expect(problems).toEqual([])
      expect(entries.map(({ forms }) => forms)).toEqual(
        made.forms.map(({ form, language }) => [
          { lang: 'bas', text: form, dialect: made.places[language] },
        ]),
      )
      expect(entries.map(({ senses }) => senses)).toEqual(
        made.forms.map(({ concepts }) =>
          concepts.map((nth) => ({
            glosses: [
              { lang: 'en', text: made.concepts[nth]?.en },
              { lang: 'fr', text: made.concepts[nth]?.fr },
            ],
          })),
        ),
      )
      entries.forEach(({ notes = [], source, extra = [] }, at) => {
        const { comment = '', source: ofRow = '', cognacy = '' } = made.forms[at] ?? {}
        expect(notes.flatMap(({ texts }) => texts.map(({ text }) => text))).toEqual(
          comment === '' ? [] : [comment],
        )
        expect(source).toBe([ofRow, 'Somebody, 2015'].filter((each) => each !== '').join('; '))
        expect(extra.find(({ name }) => name === 'Cognacy')?.value ?? '').toBe(cognacy)
      })
      const throughLift = await readEntries('lift', await writeWhole('lift', entries))
      expect(plain(throughLift)).toEqual(plain(entries))
      const throughSet = (await readSet(await writeCldfSet(entries, 'bas'))).entries
      expect(plain(throughSet)).toEqual(plain(inSet(entries)))
    }),
    { numRuns },
  )
})
