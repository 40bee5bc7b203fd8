import { expect, test } from 'vitest'
import { defaultMapping } from '../choose-item.ts'
import { readers } from '../formats.ts'
import type { Entry, ReadPart } from '../model.ts'
import { bytesOf, collect, readWhole } from '../testing/read-whole.ts'

type Slots = readonly (string | undefined)[]
const times = (slots: Slots) =>
  slots
    .map((time, at) => {
      const value = time === undefined ? '' : ` TIME_VALUE="${time}"`
      return `<TIME_SLOT TIME_SLOT_ID="t${at}"${value}/>`
    })
    .join('\n')
const documentOf = (slots: Slots, tiers: string, media = '') =>
  `<ANNOTATION_DOCUMENT>\n<HEADER>${media}</HEADER><TIME_ORDER>${times(slots)}</TIME_ORDER>\n${tiers}\n</ANNOTATION_DOCUMENT>`
const said = (id: string, [from, to]: readonly [number, number], text: string) =>
  `<ANNOTATION><ALIGNABLE_ANNOTATION ANNOTATION_ID="${id}" TIME_SLOT_REF1="t${from}" TIME_SLOT_REF2="t${to}"><ANNOTATION_VALUE>${text}</ANNOTATION_VALUE></ALIGNABLE_ANNOTATION></ANNOTATION>\n`
const tier = (id: string, more: string, inside: string) =>
  `<TIER TIER_ID="${id}" LINGUISTIC_TYPE_REF="default-lt" ${more}>\n${inside}</TIER>`

const extraOf = ({ extra = [] }: Entry, wanted: string) =>
  extra.find(({ name }) => name === wanted)?.value
const timesOf = (entries: readonly Entry[]) =>
  entries.map((entry) => [extraOf(entry, 'begin'), extraOf(entry, 'end')])

test('times may have halves of milliseconds', async () => {
  const file = documentOf(
    ['0', '1234.5', '3000'],
    tier('tx', '', said('a1', [0, 1], 'one') + said('a2', [1, 2], 'two')),
  )
  expect(timesOf((await readWhole('eaf', file)).entries)).toEqual([
    ['0', '1234.5'],
    ['1234.5', '3000'],
  ])
})

test('the origin of a recording is kept with it', async () => {
  const media =
    '<MEDIA_DESCRIPTOR RELATIVE_MEDIA_URL="./a.wav" TIME_ORIGIN="2500"/><MEDIA_DESCRIPTOR RELATIVE_MEDIA_URL="./b.wav"/>'
  const file = documentOf(['0', '1000'], tier('tx', '', said('a1', [0, 1], 'one')), media)
  expect((await readWhole('eaf', file)).headers[0]?.extra).toEqual([
    { format: 'eaf', name: 'media', value: 'a.wav' },
    { format: 'eaf', name: 'origin:a.wav', value: '2500' },
    { format: 'eaf', name: 'media', value: 'b.wav' },
  ])
})

const untimed = documentOf(
  ['0', undefined, undefined, '3000', '4000', '5000'],
  tier(
    'tx',
    '',
    said('a1', [0, 1], 'one') +
      said('a2', [1, 2], 'two') +
      said('a3', [2, 3], 'three') +
      said('a4', [4, 5], 'four'),
  ) +
    tier(
      'fr',
      'PARENT_REF="tx"',
      said('b1', [0, 1], 'un') +
        said('b2', [1, 2], 'deux') +
        said('b3', [2, 3], 'trois') +
        said('b4', [4, 5], 'quatre'),
    ),
)

test('a sentence without times has its meaning, and no times that nobody said', async () => {
  const { entries } = await readWhole('eaf', untimed)
  expect(entries.map(({ senses }) => senses[0]?.glosses.map(({ text }) => text))).toEqual([
    ['un'],
    ['deux'],
    ['trois'],
    ['quatre'],
  ])
  expect(timesOf(entries)).toEqual([
    ['0', undefined],
    [undefined, undefined],
    [undefined, '3000'],
    ['4000', '5000'],
  ])
})

const three: Slots = ['0', '900', '2000']
const text = said('a1', [0, 1], 'bakə ya') + said('a3', [1, 2], 'takə ya')
const french = said('a2', [0, 1], 'cette maison') + said('a4', [1, 2], 'on part')

test.each(['Trad', 'trd', 'Traduction', 'traduction@AB', 'Traduction française', 'fr'])(
  'a tier without a parent is a meaning by its name: %s',
  async (name) => {
    const file = documentOf(three, tier('Ref', '', text) + tier(name, '', french))
    const { entries } = await readWhole('eaf', file)
    expect(entries.map(({ forms, senses }) => [forms[0]?.text, senses[0]?.glosses])).toEqual([
      ['bakə ya', [{ lang: 'fr', text: 'cette maison' }]],
      ['takə ya', [{ lang: 'fr', text: 'on part' }]],
    ])
  },
)

test.each(['tx@EN', 'tx@FR'])('the letters of a speaker are no language: %s', async (name) => {
  const { entries } = await readWhole('eaf', documentOf(three, tier(name, '', text)))
  expect(entries).toHaveLength(2)
})

test('tiers at the same times are not all taken for sentences', async () => {
  const file = documentOf(three, tier('one', '', text) + tier('two', '', french))
  await expect(readWhole('eaf', file)).rejects.toMatchObject({ reason: 'which-tier' })
})

test('tiers of several speakers are sentences, each at its own times', async () => {
  const slots: Slots = ['0', '900', '1500', '2000', '3000']
  const other = said('b1', [2, 3], 'two') + said('b2', [3, 4], 'three')
  const file = documentOf(slots, tier('A', '', said('a1', [0, 1], 'one')) + tier('B', '', other))
  expect((await readWhole('eaf', file)).entries).toHaveLength(3)
})

test('a flaw is told by the line of its annotation', async () => {
  const inside = said('a1', [0, 1], 'one') + said('a2', [1, 2], '')
  const file = documentOf(three, tier('tx', '', inside))
  const line = file.slice(0, file.indexOf('"a2"')).split('\n').length
  expect((await readWhole('eaf', file)).problems).toMatchObject([{ line, entry: 'a2' }])
})

test('elements beside the tiers are counted', async () => {
  const list =
    '<CONTROLLED_VOCABULARY CV_ID="kinds"/><LINGUISTIC_TYPE LINGUISTIC_TYPE_ID="default-lt"/>'
  const file = documentOf(['0', '900'], tier('tx', '', said('a1', [0, 1], 'bakə ya')) + list)
  const mapping = { ...defaultMapping, tiers: { tx: 'text' } }
  const parts = await collect<ReadPart>(
    readers.eaf.read(bytesOf(file), mapping, { language: 'bas' }),
  )
  expect(parts.at(-1)).toEqual({
    part: 'outline',
    outline: { leftOut: [{ kind: 'elements', of: 'CONTROLLED_VOCABULARY', count: 1 }] },
  })
})

test('every annotation with a text is a sentence, part of one, or counted by its tier', async () => {
  const slots: Slots = ['0', '900', '1500', '2000', '3000']
  const file = documentOf(
    slots,
    tier('tx', 'PARTICIPANT="\u0041\u0300 B"', text) +
      tier('fr', 'PARENT_REF="tx"', french) +
      tier('noise', '', said('n1', [2, 3], 'dog') + said('n2', [3, 4], 'car')),
  )
  const tiers = { tx: 'text', noise: '' }
  const mapping = { ...defaultMapping, tiers }
  const parts = await collect<ReadPart>(
    readers.eaf.read(bytesOf(file), mapping, { language: 'bas' }),
  )
  const leftOut = parts.flatMap((each) =>
    each.part === 'outline' ? (each.outline.leftOut ?? []) : [],
  )
  expect(leftOut).toEqual([{ kind: 'annotations', of: 'noise', count: 2 }])
  const entries = parts.flatMap((each) => (each.part === 'entry' ? [each.entry] : []))
  const texts = [...file.matchAll(/<ANNOTATION_VALUE>([^<]+)</g)].map(([, value]) => value)
  const read = JSON.stringify(entries)
  const unread = texts.filter((each) => !read.includes(JSON.stringify(each)))
  expect(unread).toEqual(['dog', 'car'])
  expect(extraOf(entries[0] as Entry, 'speaker')).toBe('À B')
})
