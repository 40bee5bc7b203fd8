import { expect, test } from 'vitest'
import { readWhole, writeWhole } from '../testing/read-whole.ts'

const read = async (file: string) => (await readWhole('sfm', file)).entries
const lines = (...fields: readonly string[]) =>
  `${fields.map((field) => `\\${field}`).join('\n')}\n`
/** What a file says, without its head and empty lines. */
const fieldsOf = (file: string) =>
  file.split('\n').filter((line) => /^\\[a-z0-9]/i.test(line) && !line.startsWith('\\_'))

const subentry = lines(
  'lx baka',
  'ps n',
  'ge house',
  'nc 1',
  'se baka-ta',
  'ps n',
  'ge kitchen',
  'se baka-na',
  'ge yard',
  'lx taka',
  'ge walk',
  'se',
  'dt 1',
)

test('a subentry is an entry of its own that names its main entry', async () => {
  const entries = await read(subentry)
  expect(
    entries.map(({ key, senses, relations }) => [
      key,
      senses.flatMap(({ glosses }) => glosses.map(({ text }) => text)),
      relations,
    ]),
  ).toEqual([
    ['baka', ['house'], undefined],
    ['baka-ta', ['kitchen'], [{ type: 'main-entry', target: 'baka' }]],
    ['baka-na', ['yard'], [{ type: 'main-entry', target: 'baka' }]],
    ['taka', ['walk'], undefined],
  ])
  expect(fieldsOf(String(await writeWhole('sfm', entries)))).toEqual(fieldsOf(subentry))
})

test('a subentry written without its main entry begins with \\lx', async () => {
  const [, second] = await read(subentry)
  const written = String(await writeWhole('sfm', second === undefined ? [] : [second]))
  expect(fieldsOf(written)).toEqual(['\\lx baka-ta', '\\mn baka', '\\ps n', '\\ge kitchen'])
})

test('a marker that the mapping calls a subentry begins an entry', async () => {
  const { entries } = await readWhole('sfm', lines('lx baka', 'ge house', 'ss bata', 'ge door'), {
    markers: { ss: 'subentry' },
  })
  expect(entries.map(({ key }) => key)).toEqual(['baka', 'bata'])
})

const own = (name: string, value: string) => ({ format: 'sfm', name, value })

test('what is said of an example stays with that example', async () => {
  const file = lines(
    'lx baka',
    'ps n',
    'ge house',
    'kind custom',
    'rf Text 1',
    'xv baka ya',
    'xe this house',
    'nt of the first',
    'xv baka ba',
    'xe that house',
    'sfx second.wav',
    'rf Text 3',
    'xv baka na',
    'sfx third.wav',
    'sd dwelling',
    'nt of the sense',
    'dt 2024',
  )
  const entries = await read(file)
  expect(entries[0]?.senses).toMatchObject([
    {
      extra: [own('kind', 'custom'), own('sd', 'dwelling'), own('dt', '2024')],
      notes: [{ texts: [{ text: 'of the sense' }] }],
      examples: [
        { source: 'Text 1', forms: [{ text: 'baka ya' }], extra: [own('nt', 'of the first')] },
        { forms: [{ text: 'baka ba' }], extra: [own('sfx', 'second.wav')] },
        { source: 'Text 3', forms: [{ text: 'baka na' }], extra: [own('sfx', 'third.wav')] },
      ],
    },
  ])
  const written = String(await writeWhole('sfm', entries))
  expect(fieldsOf(written).toSorted()).toEqual(fieldsOf(file).toSorted())
  expect(await read(written)).toEqual(entries)
})

test('a reference below its example belongs to that example', async () => {
  const file = lines('lx baka', 'ge house', 'xv baka ya', 'rf Text 1', 'xe this', 'rf Text 2')
  const entries = await read(file)
  expect(entries[0]?.senses[0]?.examples).toMatchObject([
    { source: 'Text 1', forms: [{ text: 'baka ya' }], extra: [own('rf', 'Text 2')] },
  ])
  expect(await read(String(await writeWhole('sfm', entries)))).toEqual(entries)
})

test('the sound of an example is none of its word', async () => {
  const { entries } = await readWhole(
    'sfm',
    lines('lx baka', 'sf baka.wav', 'ge house', 'xv baka ya', 'sfx ya.wav'),
    { markers: { sfx: 'sound' } },
  )
  expect(entries[0]?.sounds).toEqual([{ path: 'baka.wav' }])
  expect(entries[0]?.senses[0]?.examples?.[0]?.sounds).toEqual([{ path: 'ya.wav' }])
  expect(await read(String(await writeWhole('sfm', entries)))).toEqual(entries)
})

test.each([
  ['a part of speech after its gloss', ['ge walk', 'ps v', 'de to go on foot'], [['v', 'walk']]],
  [
    'a field between part of speech and number',
    ['ps n', 'pn nom', 'sn 1', 'ge one', 'sn 2', 'ge two'],
    [
      ['n', 'one'],
      ['n', 'two'],
    ],
  ],
  [
    'another part of speech after numbers',
    ['sn 1', 'ps n', 'ge one', 'sn 2', 'ge two', 'ps v', 'ge three'],
    [
      ['n', 'one'],
      ['n', 'two'],
      ['v', 'three'],
    ],
  ],
])('%s makes as many senses as the file has', async (_, fields, senses) => {
  const file = lines('lx suka', ...fields)
  const entries = await read(file)
  expect(
    entries[0]?.senses.map(({ partOfSpeech, glosses }) => [partOfSpeech, glosses[0]?.text]),
  ).toEqual(senses)
  const written = String(await writeWhole('sfm', entries))
  expect(fieldsOf(written).toSorted()).toEqual(fieldsOf(file).toSorted())
  expect(await read(written)).toEqual(entries)
})

test.each([
  ['of a sense', ['xv bakə ya', 'dt 1', 'zcom one', 'sd 2', 'sc Baka', 'zcom two']],
  ['of an example', ['xv bakə ya', 'kind one', 'so two', 'xe this house', 'zcom three']],
])('fields %s keep their order', async (_, fields) => {
  const entries = await read(lines('lx baka', 'ps n', 'ge house', ...fields))
  const written = String(await writeWhole('sfm', entries))
  expect(await read(written)).toEqual(entries)
})

test('a sense that has only a number keeps the part of speech above it', async () => {
  const file = lines('lx baka', 'ps n', 'ge house', 'sn 2', 'sn 3', 'ps v')
  const entries = await read(file)
  expect(entries[0]?.senses.map(({ partOfSpeech }) => partOfSpeech)).toEqual(['n', 'n', 'v'])
  const written = String(await writeWhole('sfm', entries))
  expect(await read(written)).toEqual(entries)
})

test('a marker among several of one meaning comes out as it was', async () => {
  const fields = ['lx baka', 'hm 1', 'ge house', 'gf maison', 'gn maison', 'ne one', 'nt two']
  const file = lines(...fields, 'hm 2')
  const entries = await read(file)
  expect(entries[0]?.homograph).toBe(1)
  const written = String(await writeWhole('sfm', entries))
  expect(fieldsOf(written).toSorted()).toEqual(fieldsOf(file).toSorted())
})

test('entries that are written the same have keys of their own, whatever they say of it', async () => {
  const file = lines(
    'lx taba',
    'hm 1',
    'lx taba',
    'hm 1',
    'lx taba',
    'hm 2',
    'lx taba_2',
    'lx taba',
  )
  const entries = await read(file)
  expect(entries.map(({ key }) => key)).toEqual([
    'taba_1',
    'taba_1-2',
    'taba_2',
    'taba_2-2',
    'taba_4',
  ])
  const throughLift = await readWhole('lift', await writeWhole('lift', entries))
  expect(throughLift.problems).toEqual([])
})
