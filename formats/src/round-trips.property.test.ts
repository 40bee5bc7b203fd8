import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatNames } from './formats.ts'
import type { Entry } from './model.ts'
import { anEntry } from './testing/entries.ts'
import { readEntries, writeWhole } from './testing/read-whole.ts'

const isLong = (process.env['TEST_LONG'] ?? '') !== ''
const numRuns = isLong ? 2_000 : 100

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

/** Lists whose keys all differ, as those of one file do. */
const entriesOf = (wealth: 'bare' | 'full') =>
  fc.uniqueArray(anEntry(wealth), { selector: ({ key }) => key, minLength: 1, maxLength: 4 })

test('LIFT gives back all that the model has', async () => {
  await fc.assert(
    fc.asyncProperty(entriesOf('full'), async (entries) => {
      expect(plain(await readEntries('lift', await writeWhole('lift', entries)))).toEqual(
        plain(entries),
      )
    }),
    { numRuns },
  )
})

/** What a word is and means: what any two formats must hand on to each other. */
const core = ({ forms, senses }: Entry) => ({
  forms: forms.map(({ lang, text }) => `${lang}: ${text.trim()}`),
  glosses: senses.flatMap(({ glosses }) => glosses.map(({ lang, text }) => `${lang}: ${text}`)),
})

/** Tables part meanings by this sign; in one cell it cannot stand for itself. */
const withoutBars = (entries: readonly Entry[]) =>
  JSON.parse(JSON.stringify(entries).replaceAll('|', '/')) as Entry[]

const pairs = formatNames.flatMap((from) => formatNames.map((to) => [from, to] as const))

test.each(pairs)('from %s to %s the words and their meanings are the same', async (from, to) => {
  await fc.assert(
    fc.asyncProperty(entriesOf('bare'), async (given) => {
      const entries = withoutBars(given)
      const once = await readEntries(from, await writeWhole(from, entries))
      const twice = await readEntries(to, await writeWhole(to, once))
      expect(twice.map(core)).toEqual(entries.map(core))
    }),
    { numRuns: Math.ceil(numRuns / 5) },
  )
})

test.each(['sfm', 'tmx', 'csv', 'tsv'] as const)(
  'what %s alone says comes out again after LIFT',
  async (format) => {
    const own: Readonly<Record<typeof format, string>> = {
      sfm: '\\lx taba\n\\ps n\n\\ge meaning\n\\sd 1.6 Animal\n\\dt 03/Mar/2024\n',
      tmx: '<tmx version="1.4"><header/><body><tu tuid="1"><prop type="x-domain">home</prop><tuv xml:lang="bas"><seg>taba</seg></tuv><tuv xml:lang="en"><seg>meaning</seg></tuv></tu></body></tmx>',
      csv: 'text,english,collected by\ntaba,meaning,a teacher\n',
      tsv: 'text\tenglish\tcollected by\ntaba\tmeaning\ta teacher\n',
    }
    const first = await readEntries(format, own[format])
    expect(JSON.stringify(first)).toContain('"extra"')
    const throughLift = await readEntries('lift', await writeWhole('lift', first))
    expect(plain(throughLift)).toEqual(plain(first))
    expect(plain(await readEntries(format, await writeWhole(format, throughLift)))).toEqual(
      plain(first),
    )
  },
)
