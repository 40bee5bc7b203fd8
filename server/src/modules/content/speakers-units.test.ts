import { expect, test } from 'vitest'
import type { LoadedCourse } from '@mboa/content'
import type { Word } from '@mboa/contract'
import { arrangeThemes, composeSpeakersUnits, listUnplaced } from './speakers-units.ts'

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
const themes = [{ theme: 'talk-1', title: { en: 'Greeting', fr: 'Saluer' }, concepts: [] }]
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

test('a sentence is made of the words that learners have, and of none that was taken back', () => {
  const [line = aWord] = talk
  const wordsOf = (category: string) => [
    { ...aWord, category },
    { ...aWord, id: 'bum.said-2', text: 'ndo', category: 'other' },
  ]
  const compose = (takenBackAt: number | null) => {
    const given = {
      words: wordsOf('talk-1'),
      sentences: [{ ...line, text: 'Ndo bana wo.', category: 'other' }],
      changes: new Map(),
    }
    const decided = { place: null, titleEnglish: null, titleFrench: null, publishedAt: null }
    const unit = { ...decided, course: 'bum', theme: 'talk-1', takenBackAt }
    const arrangement = { leastWords: undefined, units: new Map([['talk-1', unit]]) } as never
    const arranged = { themes, places: [], arrangement }
    const units = composeSpeakersUnits(course, given, arrangeThemes('bum', given, arranged))
    return units.at(-1)?.pack.sentences?.[0]?.tokens
  }
  expect(compose(null)).toEqual([
    { text: 'Ndo', word: 'bum.said-2' },
    { text: 'bana', word: 'bum.said-1' },
    { text: 'wo' },
  ])
  expect(compose(1)).toEqual([
    { text: 'Ndo', word: 'bum.said-2' },
    { text: 'bana' },
    { text: 'wo' },
  ])
})

const concepts = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((nth) => ({
  concept: `meet-${nth}`,
  speaker: nth % 2 === 1 ? ('A' as const) : ('B' as const),
}))
const meeting = [{ theme: 'meet', title: { en: 'Meeting', fr: 'Se rencontrer' }, concepts }]
const saidLines = concepts.map(({ concept }) => ({
  ...aWord,
  id: `bum.concept-${concept}`,
  category: 'meet',
}))
const said = (...lines: readonly number[]) => lines.flatMap((line) => saidLines[line - 1] ?? [])
const placesOf = (items: readonly Word[]) =>
  items.map(({ id: item }, place) => ({
    course: 'bum',
    item,
    kind: 'sentence' as const,
    theme: 'meet',
    place,
  }))

/** What learners have of it, where the lines came to be heard in this order. */
function learn(...lines: readonly number[]) {
  const given = {
    words: [{ ...aWord, category: 'other' }],
    sentences: said(...lines),
    changes: new Map(),
  }
  const arranged = { themes: meeting, places: placesOf(said(...lines)), arrangement: undefined }
  const [unit] = composeSpeakersUnits(course, given, arrangeThemes('bum', given, arranged))
  const nthOf = (id: string) => Number(id.at(-1))
  return {
    lessons: unit?.pack.lessons?.map(({ steps: [present] }) =>
      present?.step === 'present' ? present.items.map(nthOf) : [],
    ),
    talks: unit?.pack.missions?.map(({ id, goal, lines: spoken }) => ({
      id,
      goal: goal.fr,
      lines: spoken.map(({ by, item }) => [by, nthOf(item)]),
    })),
  }
}

test('a conversation is taught as it is said, whichever line could be heard first, and then had', () => {
  expect(learn(3, 1, 4, 2)).toEqual({
    lessons: [[1, 2, 3, 4]],
    talks: [
      {
        id: 'bum.talk-meet-1',
        goal: 'tenir la conversation «\u00A0Se rencontrer\u00A0» (1)',
        lines: [
          ['other', 1],
          ['you', 2],
          ['other', 3],
          ['you', 4],
        ],
      },
    ],
  })
  expect(learn(9, 8, 7, 6, 5, 4, 3, 2, 1).talks?.map(({ id }) => id)).toEqual([
    'bum.talk-meet-1',
    'bum.talk-meet-2',
  ])
})

test('no talk has a gap, and none is a monologue', () => {
  expect(learn(1, 2, 4, 5, 6).talks).toBeUndefined()
  expect(learn(1, 2, 3, 5, 6, 7, 8).talks?.map(({ id }) => id)).toEqual(['bum.talk-meet-2'])
  const alone = concepts.map((line) => ({ ...line, speaker: 'A' as const }))
  expect(
    arrangeThemes(
      'bum',
      { words: [aWord], sentences: said(1, 2, 3, 4), changes: new Map() },
      {
        themes: meeting.map((theme) => ({ ...theme, concepts: alone })),
        places: placesOf(said(1, 2, 3, 4)),
        arrangement: undefined,
      },
    ).map(({ talks }) => talks),
  ).toEqual([[]])
})

test('lines that can be heard at once get their places as they are said', () => {
  const given = { words: [], sentences: said(4, 2, 1, 3), changes: new Map() }
  const heard = new Set(said(1, 2, 3, 4).map(({ id }) => id))
  const unplaced = listUnplaced('bum', given, { themes: meeting, places: [], heard })
  expect(unplaced.map(({ item }) => item)).toEqual(said(1, 2, 3, 4).map(({ id }) => id))
})
