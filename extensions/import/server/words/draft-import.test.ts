import { loadCourse, packsFolder } from '@mboa/content'
import { defaultMapping, type Entry, type ReadPart } from '@mboa/formats'
import { expect, it } from 'vitest'
import { draftImport, walkImport } from './draft-import.ts'
import { createJudgeEntry, createKeyOf } from './judge-entry.ts'

const ewondo = await loadCourse(packsFolder, 'ewo')
if (ewondo === undefined) throw new Error('there is no course of Ewondo')
const { description } = ewondo

const entryOf = (more: Partial<Entry>): Entry => ({
  key: 'a1',
  kind: 'word',
  forms: [],
  senses: [{ glosses: [{ lang: 'en', text: 'one' }] }],
  ...more,
})

const draft = (...parts: readonly ReadPart[]) => draftIn(description, ...parts)

function draftIn(course: typeof description, ...parts: readonly ReadPart[]) {
  const terms = {
    course: 'ewo',
    citation: 'Made, 2024',
    licence: 'CC0-1.0',
    dialect: null,
    orthography: description.orthography.id,
  }
  const judge = createJudgeEntry(course, {
    terms,
    mapping: defaultMapping,
    known: new Map(),
    now: 1_000,
  })
  let nth = 0
  const createId = () => `00000000-0000-7000-8000-${String(++nth).padStart(12, '0')}`
  async function* read() {
    for (const part of parts) yield await Promise.resolve(part)
  }
  return draftImport(walkImport(read(), { judge, standing: new Map(), createId }), () => false)
}

const part = (entry: Entry): ReadPart => ({ part: 'entry', entry, line: 1 })

it('shows the citation form and its writing system where an entry has no other', async () => {
  const { texts, kept } = await draft(
    part(
      entryOf({
        citation: [{ lang: 'ewo', text: 'baka' }],
        senses: [{ glosses: [], definitions: [{ lang: 'id', text: 'rumah' }] }],
      }),
    ),
    part(entryOf({ key: 'b2' })),
  )
  expect([...texts]).toEqual([['ewo', 1]])
  expect(kept.get('no-meaning')).toEqual({ count: 1, examples: ['baka'] })
  expect(kept.get('no-text')).toEqual({ count: 1, examples: ['b2'] })
})

it('compares texts of a language without a profile by their letters and marks alone', () => {
  // ISO 639-3 keeps `qaa` for private use.
  const keyOf = createKeyOf('qaa')
  expect(keyOf('ABA\u0301')).toBe(keyOf('abá'))
  expect(keyOf('aba')).not.toBe(keyOf('abá'))
})

it('counts the languages of definitions that stand without a gloss', async () => {
  const { meanings } = await draft(
    part(
      entryOf({
        forms: [{ lang: 'ewo', text: 'baka' }],
        senses: [
          {
            glosses: [{ lang: 'en', text: 'house' }],
            definitions: [
              { lang: 'en', text: 'a house' },
              { lang: 'fr', text: 'une maison' },
            ],
          },
        ],
      }),
    ),
  )
  expect([...meanings]).toEqual([
    ['en', 1],
    ['fr', 1],
  ])
})

const long = 'taba '.repeat(101).trim()

it('asks about a word whose example, note or dialect is too long, without these', async () => {
  const forms = [{ lang: 'ewo', text: 'baka', dialect: long }]
  const glosses = [{ lang: 'en', text: 'walk' }]
  const examples = [{ forms: [{ lang: 'ewo', text: long }] }]
  const partOfSpeech = long.repeat(2)
  const found = await draft(part(entryOf({ forms, senses: [{ partOfSpeech, glosses, examples }] })))
  expect(found).toMatchObject({ proposed: 1, kept: new Map() })
  expect([...found.omitted]).toEqual([
    ['dialect', 1],
    ['example', 1],
    ['note', 1],
  ])
})

it('keeps a word that is too long itself, or means too much', async () => {
  const { proposed, kept } = await draft(
    part(entryOf({ forms: [{ lang: 'ewo', text: long }] })),
    part(
      entryOf({
        forms: [{ lang: 'ewo', text: 'baka' }],
        senses: [{ glosses: [{ lang: 'en', text: long }] }],
      }),
    ),
  )
  expect(proposed).toBe(0)
  expect(kept.get('too-long')?.count).toBe(2)
})

it('says what a reader found of languages and left out', async () => {
  const languages = [{ tag: 'en', count: 2 }]
  const found = await draft(
    { part: 'outline', outline: { languages } },
    { part: 'outline', outline: { leftOut: [{ kind: 'rows', of: 'media.csv', count: 3 }] } },
  )
  expect(found).toMatchObject({
    languages,
    leftOut: [{ kind: 'rows', of: 'media.csv', count: 3 }],
  })
})

it('counts no word whose apostrophe alone differs from the one of the course', async () => {
  const course = await loadCourse(packsFolder, 'byv')
  const { alphabet } = course?.description ?? description
  expect(alphabet.apostrophe).toBe('ʼ')
  const texts = ["ta'", 'taʼ', 'ta’', 'taꞌ', 'ta‘', 'ta`', "ta'q"]
  const found = await draftIn(
    { ...description, alphabet },
    ...texts.map((text, at) =>
      part(
        entryOf({
          key: text,
          forms: [{ lang: 'ewo', text }],
          senses: [{ glosses: [{ lang: 'en', text: `one ${at}` }] }],
        }),
      ),
    ),
  )
  expect(found).toMatchObject({ proposed: 7, misspelled: 1 })
})
