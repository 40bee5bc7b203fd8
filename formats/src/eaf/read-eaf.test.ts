import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { defaultMapping } from '../choose-item.ts'
import { readers } from '../formats.ts'
import { FormatError } from '../model.ts'
import { bytesOf, readWhole } from '../testing/read-whole.ts'

const fixture = await readFile(
  join(import.meta.dirname, '../fixtures/transcription-shape.eaf'),
  'utf8',
)
const tiers = { tx: 'text', 'ft@AB': 'gloss en' }

test('annotations of the chosen tier are sentences with their meanings, times and speaker', async () => {
  const { headers, entries, problems } = await readWhole('eaf', fixture, { tiers })
  const licence = 'https://creativecommons.org/licenses/by/4.0/'
  expect(headers).toEqual([
    { licence, extra: [{ format: 'eaf', name: 'media', value: 'talk.wav' }] },
  ])
  const extraOf = (...said: readonly (readonly [string, string])[]) =>
    said.map(([name, value]) => ({ format: 'eaf', name, value }))
  expect(entries).toEqual([
    {
      key: 'a4',
      guid: 'urn:nl-mpi-tools-elan-eaf:0000-1#a4',
      kind: 'sentence',
      forms: [{ lang: 'bas', text: 'Taba i.' }],
      senses: [
        {
          glosses: [
            { lang: 'en', text: 'The first.' },
            { lang: 'fr', text: 'Le premier.' },
          ],
        },
      ],
      licence,
      extra: extraOf(
        ['begin', '0'],
        ['end', '1200'],
        ['tier', 'tx@AB'],
        ['speaker', 'A. B.'],
        ['tier:mot@AB', 'taba i'],
      ),
    },
    {
      key: 'a5',
      guid: 'urn:nl-mpi-tools-elan-eaf:0000-1#a5',
      kind: 'sentence',
      forms: [{ lang: 'bas', text: 'Tabe i.' }],
      senses: [{ glosses: [{ lang: 'en', text: 'The second.' }] }],
      licence,
      extra: extraOf(['begin', '1200'], ['end', '2500'], ['tier', 'tx@AB'], ['speaker', 'A. B.']),
    },
  ])
  expect(problems).toEqual([
    { line: 24, entry: 'a6', message: 'its text is empty', reason: 'no-text' },
  ])
})

const slots = [0, 10, 20, 30]
  .map((at, index) => `<TIME_SLOT TIME_SLOT_ID="t${index}" TIME_VALUE="${at}"/>`)
  .join('')
const document = (inside: string) =>
  `<ANNOTATION_DOCUMENT><TIME_ORDER>${slots}</TIME_ORDER>${inside}</ANNOTATION_DOCUMENT>`
const said = (id: string, from: number, to: number, text: string) =>
  `<ANNOTATION><ALIGNABLE_ANNOTATION ANNOTATION_ID="${id}" TIME_SLOT_REF1="t${from}" TIME_SLOT_REF2="t${to}"><ANNOTATION_VALUE>${text}</ANNOTATION_VALUE></ALIGNABLE_ANNOTATION></ANNOTATION>`
const belonging = (id: string, to: string, text: string) =>
  `<ANNOTATION><REF_ANNOTATION ANNOTATION_ID="${id}" ANNOTATION_REF="${to}"><ANNOTATION_VALUE>${text}</ANNOTATION_VALUE></REF_ANNOTATION></ANNOTATION>`
const tier = (id: string, more: string, inside: string) =>
  `<TIER TIER_ID="${id}" LINGUISTIC_TYPE_REF="${id}" ${more}>${inside}</TIER>`

const two = said('a', 0, 1, 'one') + said('b', 1, 3, 'two')

test.each([
  ['below', tier('english', 'PARENT_REF="s"', belonging('c', 'b', 'B')), ['', 'B']],
  [
    'below, by the tag of its language',
    tier('x', 'PARENT_REF="s" LANG_REF="eng"', belonging('c', 'a', 'A')),
    ['A', ''],
  ],
  [
    'below, in parts of its time',
    tier('en', 'PARENT_REF="s"', said('c', 1, 2, 'B') + said('d', 2, 3, 'C')),
    ['', 'B C'],
  ],
  ['at the same time', tier('t', '', said('c', 1, 3, 'B')), ['', 'B']],
  ['at another time', tier('t', '', said('c', 1, 2, 'B')), ['', '']],
  [
    'in a circle',
    tier('en', 'PARENT_REF="s"', belonging('c', 'd', 'A') + belonging('d', 'c', 'B')),
    ['', ''],
  ],
])('a meaning %s is found', async (_, other, glosses) => {
  const mapping = { tiers: { s: 'text', t: 'gloss en' } }
  const { entries } = await readWhole('eaf', document(tier('s', '', two) + other), mapping)
  expect(entries.map(({ senses }) => senses[0]?.glosses[0]?.text ?? '')).toEqual(glosses)
})

test('what is said of two sentences together is the meaning of neither', async () => {
  const file = document(
    tier('r', '', said('r1', 0, 3, '1')) +
      tier('s', 'PARENT_REF="r"', belonging('a', 'r1', 'one') + belonging('b', 'r1', 'two')) +
      tier('en', 'PARENT_REF="r"', belonging('c', 'r1', 'Both.')),
  )
  const { entries } = await readWhole('eaf', file, { tiers: { s: 'text' } })
  expect(entries.map(({ senses }) => senses)).toEqual([[{ glosses: [] }], [{ glosses: [] }]])
})

test('without a mapping the tier of the language is read, or the only kind that is not below others', async () => {
  const textsOf = async (file: string) =>
    (await readWhole('eaf', file)).entries.map(({ forms }) => forms[0]?.text)
  const words = tier('w', 'PARENT_REF="s"', belonging('c', 'a', 'w'))
  expect(await textsOf(document(tier('s', '', two) + words))).toEqual(['one', 'two'])
  const own = tier('w', 'PARENT_REF="s" LANG_REF="bas"', belonging('c', 'a', 'own'))
  expect(await textsOf(document(tier('s', '', two) + own))).toEqual(['own'])
  const names = tier('constructor', '', said('c', 1, 2, 'x'))
  await expect(textsOf(document(tier('s', '', two) + names))).rejects.toMatchObject({
    message:
      'which tier holds the sentences? it has "s" (s), "constructor" (constructor): say it in "tiers"',
    reason: 'which-tier',
  })
})

test.each([
  ['no tier', document(''), 'no tier has a text'],
  [
    'a tier twice',
    document(tier('s', '', two) + tier('s', '', two)),
    'the tier "s" comes a second',
  ],
  ['another XML', '<a/>', 'begins with <a>'],
])('%s: refused with a plain message', async (_, file, message) => {
  const error = await readWhole('eaf', file).catch((caught: unknown) => caught)
  expect(error).toBeInstanceOf(FormatError)
  expect((error as FormatError).message).toContain(message)
})

test('tiers are shown with what they hold and examples, also where nothing says which has the sentences', async () => {
  const outlineOf = async (own: Readonly<Record<string, string>>) => {
    const parts = readers.eaf.read(
      bytesOf(fixture),
      { ...defaultMapping, tiers: own },
      { language: 'bas' },
    )
    const { value } = await parts.next()
    return value?.part === 'outline' ? (value.outline.columns ?? []) : []
  }
  expect((await outlineOf(tiers)).find(({ key }) => key === 'tx@AB')).toEqual({
    key: 'tx@AB',
    name: 'tx@AB',
    holds: 'text',
    examples: ['Taba i.', 'Tabe i.'],
  })
  const unsaid = await outlineOf({ 'ref@AB': '' })
  expect(unsaid.map(({ holds }) => holds)).not.toContain('text')
  expect(unsaid).toHaveLength(5)
})
