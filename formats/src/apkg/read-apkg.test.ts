import { DatabaseSync } from 'node:sqlite'
import { zstdCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { defaultMapping } from '../choose-item.ts'
import { openZip } from '../archive/zip.ts'
import { readers } from '../formats.ts'
import type { ReadPart } from '../model.ts'
import { makeApkg, newCollection, oldCollection } from '../testing/make-apkg.ts'
import { makeZip, type Packed } from '../testing/make-zip.ts'
import { collect, readWhole } from '../testing/read-whole.ts'
import { listPackedMedia } from './open-package.ts'

const notes = [
  [
    'taba <b>one</b>',
    'first&nbsp;meaning<br>second',
    '<div>sens</div>',
    '[sound:taba &amp; 1.mp3]',
  ],
  ['ŋgɔ́', 'third', 'troisième', ''],
]

const packed = (...files: Packed[]) => makeZip(files)
const read = (bytes: Uint8Array, columns: Record<string, string> = {}) =>
  collect<ReadPart>(readers.apkg.read([bytes], { ...defaultMapping, columns }, { language: 'bas' }))

test.each(['anki2', 'anki21', 'anki21b'] as const)(
  'reads notes, their fields and sounds from a package with collection.%s',
  async (container) => {
    const media = ['taba & 1.mp3', 'picture.jpg']
    const [outline, ...parts] = await read(makeApkg(container, notes, media))
    expect(outline).toMatchObject({ part: 'outline', outline: { media } })
    expect(parts).toEqual([
      {
        part: 'entry',
        line: 1,
        entry: {
          key: 'note-guid-0',
          guid: 'note-guid-0',
          kind: 'word',
          forms: [{ lang: 'bas', text: 'taba one' }],
          sounds: [{ path: 'taba & 1.mp3' }],
          senses: [
            {
              glosses: [
                { lang: 'en', text: 'first meaning' },
                { lang: 'en', text: 'second' },
                { lang: 'fr', text: 'sens' },
              ],
            },
          ],
        },
      },
      expect.objectContaining({ part: 'entry', line: 2 }),
    ])
  },
)

test('a sound beside a meaning is kept by its name, and told from those of the word', async () => {
  const beside = [
    [
      'taba [sound:word.mp3]',
      'first [sound:english.mp3]',
      'sens',
      '[sound:word.mp3][sound:slow.mp3]',
    ],
  ]
  const parts = await read(makeApkg('anki21b', beside))
  const extra = [{ format: 'apkg', name: '#beside', value: 'English' }]
  expect(parts).toMatchObject([
    { part: 'outline' },
    {
      part: 'entry',
      entry: {
        sounds: [{ path: 'word.mp3' }, { path: 'slow.mp3' }, { path: 'english.mp3', extra }],
      },
    },
  ])
})

test.each(['anki2', 'anki21', 'anki21b'] as const)(
  'unpacks the media of a package with collection.%s, one by one',
  async (container) => {
    const archive = await openZip([makeApkg(container, notes, ['taba & 1.mp3', 'b.jpg'])])
    const media = await listPackedMedia(archive)
    const texts = media.map(async ({ name, read: unpack }) => [name, String(await unpack(100))])
    // The package was made of media that hold their own names.
    expect(await Promise.all(texts)).toEqual([
      ['taba & 1.mp3', 'taba & 1.mp3'],
      ['b.jpg', 'b.jpg'],
    ])
    await expect(media[0]?.read(3)).rejects.toThrow('larger than')
  },
)

test('takes fields as they are said to be, for one type of notes or for all', async () => {
  const bytes = packed({
    name: 'collection.anki2',
    bytes: oldCollection([['dog', 'mbwa', 'chien', 'a note']], ['Front', 'Back', 'Hint', 'More']),
  })
  const columns = { 'Basic::Back': 'sentence', Front: 'gloss en', Hint: 'gloss fr' }
  const [outline, entry] = await read(bytes, columns)
  expect(outline).toMatchObject({
    outline: {
      columns: [
        { key: 'Basic::Front', name: 'Front', of: 'Basic', holds: 'gloss en', examples: ['dog'] },
        { key: 'Basic::Back', holds: 'sentence', examples: ['mbwa'] },
        { key: 'Basic::Hint', holds: 'gloss fr' },
        { key: 'Basic::More', holds: '' },
      ],
    },
  })
  expect(entry).toMatchObject({
    entry: {
      kind: 'sentence',
      forms: [{ lang: 'bas', text: 'mbwa' }],
      extra: [{ format: 'apkg', name: 'More', value: 'a note' }],
    },
  })
})

test('shows what the fields hold also where none is known to hold the words', async () => {
  const fields = ['Front', 'Back', 'Hint', 'More']
  const bytes = packed({ name: 'collection.anki2', bytes: oldCollection(notes, fields) })
  const parts: ReadPart[] = []
  const reading = (async () => {
    for await (const part of readers.apkg.read([bytes], defaultMapping, { language: 'bas' })) {
      parts.push(part)
    }
  })()
  await expect(reading).rejects.toMatchObject({
    reason: 'no-text-column',
    message: expect.stringContaining('"Basic::Front", "Basic::Back"') as string,
  })
  expect(parts).toMatchObject([
    { outline: { columns: [{ examples: ['taba one', 'ŋgɔ́'] }, {}, {}, { holds: '' }] } },
  ])
})

test('counts notes of a type without words', async () => {
  const file = new DatabaseSync(':memory:')
  file.deserialize(oldCollection(notes))
  const { models } = file.prepare('SELECT models FROM col').get() ?? {}
  const [type] = Object.values(JSON.parse(String(models)) as Record<string, { flds: object[] }>)
  const silent = { ...type, id: 5, name: 'Cloze', flds: [{ name: 'Cloze', ord: 0 }] }
  const all = { ...(JSON.parse(String(models)) as object), 5: silent }
  file.prepare('UPDATE col SET models = ?').run(JSON.stringify(all))
  file.exec("UPDATE notes SET mid = 5, flds = 'x' WHERE guid = 'note-guid-1'")
  const parts = await read(packed({ name: 'collection.anki2', bytes: file.serialize() }))
  expect(parts.slice(1)).toMatchObject([
    { part: 'entry', line: 1 },
    { part: 'outline', outline: { leftOut: [{ kind: 'notes', of: 'Cloze', count: 1 }] } },
  ])
})

test('counts pictures and hints, which have no place in a word', async () => {
  const drawn = [
    ['taba', '<img src="a.jpg"> first <IMG src="b.jpg"/>', '{{c1::sens::indice}}', '<image>'],
    ['<img src="c.jpg">', 'nothing', '', ''],
    ['ŋgɔ́', `third <img src="data:image/png;base64,${'A'.repeat(600)}">`, '', ''],
  ]
  const parts = await read(makeApkg('anki21b', drawn))
  expect(parts.map(({ part }) => part)).toEqual(['outline', 'entry', 'problem', 'entry', 'outline'])
  expect(parts.at(-1)).toEqual({
    part: 'outline',
    outline: {
      leftOut: [
        { kind: 'elements', of: 'img', count: 3 },
        { kind: 'elements', of: 'hint', count: 1 },
      ],
    },
  })
})

test('refuses a note without words, and one that comes twice', async () => {
  const file = new DatabaseSync(':memory:')
  file.deserialize(
    oldCollection([...notes, ['', 'only a meaning', 'sens', ''], ['x', 'y', 'z', '']]),
  )
  file.exec("UPDATE notes SET guid = 'note-guid-0' WHERE guid = 'note-guid-1'")
  file.exec("UPDATE notes SET mid = 5 WHERE guid = 'note-guid-3'")
  const { problems } = await readWhole(
    'apkg',
    packed({ name: 'collection.anki2', bytes: file.serialize() }),
  )
  expect(problems.map(({ line, message }) => [line, message])).toEqual([
    [2, 'the note "note-guid-0" comes a second time'],
    [3, 'its text is empty'],
    [4, 'its note type is not in the package'],
  ])
})

const changed = (sql: string) => {
  const file = new DatabaseSync(':memory:')
  file.deserialize(oldCollection(notes))
  file.exec(sql)
  return packed({ name: 'collection.anki2', bytes: file.serialize() })
}
/** A view without end, which only a process that is killed would leave. */
const endless =
  "DROP TABLE notes; CREATE VIEW notes AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i AS id, 'g' AS guid, 1 AS mid, '' AS tags, 'x' AS flds FROM n WHERE i < 0"
const cannot = 'the collection in this package cannot be read: '

test.each<[string, string, () => Uint8Array]>([
  ['no package', 'this ZIP is no package of Anki (.apkg)', () => packed({ name: 'a', bytes: 'b' })],
  [
    'no database',
    `${cannot}it is no database`,
    () => packed({ name: 'collection.anki2', bytes: 'x'.repeat(4096) }),
  ],
  ['a view in the place of notes', `${cannot}it has no notes`, () => changed(endless)],
  [
    'note types that are no JSON',
    `${cannot}its note types cannot be read`,
    () => changed("UPDATE col SET models = '{'"),
  ],
  ['no notes', 'the package has no notes', () => changed('DELETE FROM notes')],
  [
    'a collection that is not packed as said',
    'what is in this package is damaged',
    () => packed({ name: 'collection.anki21b', bytes: newCollection(notes) }),
  ],
  [
    'a collection that unpacks without end',
    'a file of this package is larger than 50 MB',
    () =>
      packed({
        name: 'collection.anki21b',
        bytes: zstdCompressSync(Buffer.alloc(50_000_001)),
        method: 0,
      }),
  ],
  [
    'a list of media that is none',
    'the list of sounds and pictures in it is damaged',
    () =>
      packed(
        { name: 'collection.anki2', bytes: oldCollection(notes) },
        { name: 'media', bytes: '[' },
      ),
  ],
])('refuses a package with %s', async (_, message, make) => {
  await expect(read(make())).rejects.toMatchObject({ name: 'Error', message, line: 1 })
})
