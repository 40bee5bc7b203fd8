import { DatabaseSync } from 'node:sqlite'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { defaultMapping } from '../choose-item.ts'
import { readers } from '../formats.ts'
import { makeZip } from '../testing/make-zip.ts'
import { collect } from '../testing/read-whole.ts'
import { writeField } from './field-text.ts'
import { writeCollection, type CardProgress } from './write-collection.ts'

const text = fc
  .array(fc.constantFrom(...Array.from('aŋ<>&"[]{}:;ʼé|#1'), '[sound:', '{{c1::', 'ɛ́', ' '), {
    minLength: 1,
    maxLength: 10,
  })
  .map((signs) => `w${signs.join('').replace(/\s+/g, ' ')}w`)
const moment = fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2027, 0) })
const progress = fc.record<CardProgress>({
  stage: fc.constantFrom('learning', 'review', 'relearning'),
  dueAt: moment,
  intervalDays: fc.integer({ min: 0, max: 400 }),
  stabilityDays: fc.double({ min: 0.01, max: 400, noNaN: true }),
  difficulty: fc.double({ min: 1, max: 10, noNaN: true }),
  lapses: fc.nat(9),
  reviews: fc
    .array(
      fc.record({ at: moment, rating: fc.integer({ min: 1, max: 4 }), tookMs: fc.nat(9_000) }),
      {
        maxLength: 3,
      },
    )
    .map((all) => all.toSorted((one, other) => one.at - other.at)),
})
const note = fc.record({
  guid: fc.uuid(),
  word: text,
  en: fc.array(text, { maxLength: 3 }),
  fr: fc.array(text, { minLength: 1, maxLength: 3 }),
  sound: fc.option(fc.stringMatching(/^[a-z0-9-]{1,9}\.ogg$/), { nil: undefined }),
  progress: fc.option(progress, { nil: undefined }),
})

test('what is written as a package of Anki is read as the same words, meanings and sounds', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(note, { selector: ({ guid }) => guid, minLength: 1, maxLength: 4 }),
      async (notes) => {
        const lines = (all: readonly string[]) => all.map(writeField).join('<br>')
        const collection = writeCollection({
          id: 3,
          name: 'Mboa::Ewondo',
          type: {
            id: 4,
            name: 'Mboa',
            fields: ['Word', 'English', 'French', 'Sound'],
            cards: [{ name: 'Card', question: '{{Word}}', answer: '{{French}}', needs: 'Word' }],
            css: '',
          },
          notes: notes.map(({ guid, word, en, fr, sound, progress: learned }) => ({
            guid,
            fields: [
              writeField(word),
              lines(en),
              lines(fr),
              sound === undefined ? '' : `[sound:${sound}]`,
            ],
            cards: [{ ord: 0, progress: learned }],
          })),
          now: Date.UTC(2027, 0),
        })
        const bytes = makeZip([{ name: 'collection.anki2', bytes: collection }])
        const parts = await collect(readers.apkg.read([bytes], defaultMapping, { language: 'ewo' }))
        const read = parts.flatMap((part) => (part.part === 'entry' ? [part.entry] : []))
        expect(
          read.map(({ guid, forms, senses, sounds }) => ({
            guid,
            word: forms[0]?.text,
            glosses: senses.flatMap(({ glosses }) => glosses.map((each) => each.text)),
            sound: sounds?.[0]?.path,
          })),
        ).toEqual(
          notes.map(({ guid, word, en, fr, sound }) => ({
            guid,
            word,
            glosses: [...en, ...fr],
            sound,
          })),
        )
      },
    ),
    { numRuns: (process.env['TEST_LONG'] ?? '') === '' ? 60 : 2_000 },
  )
})

test('reviews of one moment have ids in their order, found in one step each', () => {
  const [count, at] = [2_000, Date.UTC(2026, 5)]
  const reviews = Array.from({ length: count }, (_, nth) => ({ at, rating: 3, tookMs: nth }))
  const tries = vi.spyOn(Set.prototype, 'has')
  const collection = writeCollection({
    id: 3,
    name: 'Mboa::Ewondo',
    type: {
      id: 4,
      name: 'Mboa',
      fields: ['Word'],
      cards: [{ name: 'Card', question: '{{Word}}', answer: '{{Word}}', needs: 'Word' }],
      css: '',
    },
    notes: ['one', 'two'].map((guid) => ({
      guid,
      fields: [guid],
      cards: [
        {
          ord: 0,
          progress: {
            stage: 'review',
            dueAt: at,
            intervalDays: 1,
            stabilityDays: 1,
            difficulty: 5,
            lapses: 0,
            reviews,
          },
        },
      ],
    })),
    now: Date.UTC(2027, 0),
  })
  expect(tries.mock.calls.length).toBeLessThan(4 * count)
  tries.mockRestore()
  const file = new DatabaseSync(':memory:')
  file.deserialize(collection)
  const rows = file.prepare('SELECT id, time FROM revlog ORDER BY id').all()
  expect(rows.map(({ id }) => Number(id) - at)).toEqual(
    Array.from({ length: 2 * count }, (_, nth) => nth),
  )
  expect(rows.slice(0, 3).map(({ time }) => time)).toEqual([0, 1, 2])
})
