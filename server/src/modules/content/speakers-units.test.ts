import { expect, test } from 'vitest'
import type { LoadedCourse } from '@mboa/content'
import type { Word } from '@mboa/contract'
import { arrangeThemes, composeSpeakersUnits } from './speakers-units.ts'

const aWord: Word = {
  id: 'bum.said-1',
  text: 'bana',
  gloss: { en: ['one'], fr: ['un'] },
  category: 'talk-1',
  sources: [{ citation: 'Given by speakers', licence: 'CC-BY-4.0' }],
  licence: 'CC-BY-4.0',
  checkedBy: 2,
}
/** A talk of four is a lesson. */
const talk = [1, 2, 3, 4].map((nth) => ({ ...aWord, id: `bum.line-${nth}` }))
const themes = [{ theme: 'talk-1', title: { en: 'Greeting', fr: 'Saluer' } }]
const places = talk.map(({ id }, place) => ({
  course: 'bum',
  item: id,
  kind: 'sentence' as const,
  theme: 'talk-1',
  place,
}))
const course = {
  summary: { course: 'bum', orthography: { id: 'general-alphabet' } },
  units: [],
} as unknown as LoadedCourse

test('sentences wait for the first word of a language, and it is not said that learners have them', () => {
  const given = { words: [], sentences: talk, changes: new Map() }
  const alone = arrangeThemes('bum', given, { themes, places, arrangement: undefined })
  expect(alone.map(({ state }) => state)).toEqual(['waiting'])
  expect(composeSpeakersUnits(course, given, alone)).toEqual([])

  const withWord = { ...given, words: [{ ...aWord, category: 'other' }] }
  const both = arrangeThemes('bum', withWord, { themes, places, arrangement: undefined })
  expect(both.map(({ state }) => state)).toEqual(['by-itself'])
  const [unit] = composeSpeakersUnits(course, withWord, both)
  expect(unit?.pack.sentences).toHaveLength(4)
  expect(unit?.pack.lessons).toHaveLength(1)
})
