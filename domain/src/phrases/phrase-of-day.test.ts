import { expect, test } from 'vitest'
import { createCalendar } from '../progress/calendar.ts'
import { foldEvents } from '../scheduling/fold.ts'
import { buildSentence, buildWord } from '../testing/course-words.ts'
import { buildReview, buildSetting, testId } from '../testing/practice-events.ts'
import { findPhraseOfDay } from './phrase-of-day.ts'
import type { PhraseUnit } from './phrase-of-day.ts'
import { readPhraseAnswer, answerPhrase } from './said-phrases.ts'

const calendar = createCalendar('Africa/Douala')
const start = Date.UTC(2026, 0, 5, 8)
const dayMs = 86_400_000
const today = calendar.dayOf(start)

const hello = buildWord('hello', { category: 'greeting' })
const thanks = buildWord('thanks', { category: 'greeting' })
const water = buildWord('water')
const good = buildWord('good')
const water2 = buildSentence('good-water', {
  tokens: [
    { text: 'water', word: water.id },
    { text: 'good', word: good.id },
  ],
})
const hard = buildSentence('hard', { tokens: [{ text: 'water', word: water.id }, { text: 'x' }] })
const apart = buildSentence('not-taken-apart')

const units: PhraseUnit[] = [
  { unit: 'two', order: 2, words: [thanks, water, good], sentences: [water2, hard, apart] },
  {
    unit: 'one',
    order: 1,
    words: [hello],
    lessons: [{ id: 'tst.one', steps: [{ step: 'present', items: [hello.id, 'tst.gone'] }] }],
  },
]
const met = (items: readonly { id: string }[], answeredAt = start - dayMs) =>
  foldEvents(items.map(({ id }, at) => buildReview({ id: testId(at), item: id, answeredAt })))

/** All phrases of as many days. */
function listPhrases(fold: ReturnType<typeof met>, given = units) {
  const days = Array.from({ length: 12 }, (_, at) => today + at)
  const found = days.map((day) =>
    findPhraseOfDay(fold, { course: 'tst', units: given, calendar, day }),
  )
  return { found, ids: [...new Set(found.map((phrase) => phrase?.id))].sort() }
}

test('on the first day it is a courtesy of the first lessons', () => {
  expect(listPhrases(foldEvents([])).ids).toEqual([hello.id])
})

test('of the rest only courtesies and sentences that were met, or are made of words met', () => {
  expect(listPhrases(met([water])).ids).toEqual([hello.id])
  expect(listPhrases(met([water, good])).ids).toEqual([water2.id, hello.id])
  expect(listPhrases(met([thanks, apart])).ids).toEqual([hello.id, apart.id, thanks.id].sort())
})

test('it changes from day to day, and not within one', () => {
  const { found } = listPhrases(met([thanks, apart]))
  for (const [at, phrase] of found.entries()) expect(phrase).not.toBe(found[at + 1])
  const onToday = { course: 'tst', units, calendar, day: today }
  for (const day of [today, today + 1]) {
    const onThatDay = met([thanks], start + (day - today) * dayMs)
    expect(findPhraseOfDay(onThatDay, { ...onToday, day })).toBe(hello)
  }
  expect(findPhraseOfDay(met([thanks, apart]), { ...onToday, units: [...units].reverse() })).toBe(
    found[0],
  )
})

test('there is none in a course without courtesies and sentences', () => {
  const bare = [{ unit: 'one', order: 1, words: [water] }]
  expect(listPhrases(met([water]), bare).ids).toEqual([undefined])
})

test('what is answered to a phrase is read on every device, the last of all', () => {
  const answers = [answerPhrase('tst', today, false), answerPhrase('tst', today + 1, true)]
  const events = answers.map((each, at) =>
    buildSetting({ ...each, id: testId(at), answeredAt: start + at }),
  )
  const answer = { date: '2026-01-06', isSaid: true }
  expect(readPhraseAnswer(foldEvents(events), 'tst')).toEqual(answer)
  expect(readPhraseAnswer(foldEvents([...events].reverse()), 'tst')).toEqual(answer)
  expect(readPhraseAnswer(foldEvents(events), 'oth')).toBeUndefined()
})

test.each(['2026-01-06', 'said', 7, true, '2026-01-06 perhaps'])('%s is no answer', (value) => {
  expect(
    readPhraseAnswer(foldEvents([buildSetting({ name: 'phrase/tst', value })]), 'tst'),
  ).toBeUndefined()
})
