import { expect, test } from 'vitest'
import { isTappedAlone } from '../exercises/start-session.ts'
import { sessionSummary } from '../exercises/session-summary.ts'
import { answerExercise, currentExercise, itemsToPresent } from '../exercises/session.ts'
import { emptyFold, foldEvents } from '../scheduling/fold.ts'
import { buildUnit, buildWord } from '../testing/course-words.ts'
import { buildReview } from '../testing/practice-events.ts'
import { challengeLength } from './challenge-code.ts'
import { chooseChallengeWords } from './choose-challenge-words.ts'
import { startChallenge, type ChallengeRequest } from './start-challenge.ts'

const { words } = buildUnit(12)
const ten = words.slice(0, 10)
const ids = (chosen: readonly { id: string }[]) => chosen.map(({ id }) => id)

function start(given: Partial<ChallengeRequest> = {}) {
  return startChallenge({
    id: 'a-challenge',
    course: 'tst',
    now: 0,
    words: ten,
    beside: words.slice(10),
    pictured: new Set(ids(words)),
    ...given,
  })
}

test('a challenge asks each word once, by choosing among four, in three kinds in turn', () => {
  const { planned } = start().start
  expect(planned.map((exercise) => 'item' in exercise && exercise.item)).toEqual(ids(ten))
  expect(isTappedAlone(planned)).toBe(true)
  expect(planned.slice(0, 4).map(({ kind }) => kind)).toEqual([
    'choose-meaning',
    'choose-picture',
    'choose-word',
    'choose-meaning',
  ])
  for (const exercise of planned) {
    expect('options' in exercise && exercise.options).toHaveLength(4)
  }
})

test('no word is shown before it is asked, and a wrong answer does not come back', () => {
  let session = start()
  let asked = 0
  while (currentExercise(session) !== undefined) {
    expect(itemsToPresent(session)).toEqual([])
    const given = { verdict: 'wrong', outcome: 'wrong', answer: '', strictness: 'relaxed' } as const
    session = answerExercise(session, {
      ...given,
      id: `${asked}`,
      answeredAt: 0,
      tookMs: 1,
    }).session
    asked++
  }
  expect(asked).toBe(10)
  expect(sessionSummary(session).words).toHaveLength(10)
})

test('pictures are asked where the device shows enough of them', () => {
  const kindsWith = (pictured: readonly string[]) =>
    new Set(start({ pictured: new Set(pictured) }).start.planned.map(({ kind }) => kind))
  expect(kindsWith([])).toEqual(new Set(['choose-meaning', 'choose-word']))
  expect(kindsWith(ids(words).slice(0, 2))).toEqual(new Set(['choose-meaning', 'choose-word']))
})

test('the same word alone needs others beside it', () => {
  const alone = [buildWord('alone')]
  expect(start({ words: alone, beside: [] }).start.planned).toEqual([])
  expect(start({ words: alone, beside: words }).start.planned).toHaveLength(1)
})

test('whom one challenges, one asks what one practised: this session first, then the latest', () => {
  const practised = ['word-9', 'word-7', 'word-8'].map((name, at) =>
    buildReview({ id: `${at}`, course: 'tst', item: `tst.${name}`, answeredAt: at * 1000 }),
  )
  const choose = (first: readonly string[], fold = foldEvents(practised)) =>
    chooseChallengeWords({ course: 'tst', fold, first, words })
  expect(choose(['tst.word-3', 'tst.word-8', 'tst.gone']).slice(0, 5)).toEqual(
    ['word-3', 'word-8', 'word-7', 'word-9', 'word-1'].map((name) => `tst.${name}`),
  )
  expect(choose([], emptyFold())).toEqual(ids(ten))
  expect(choose(ids(words))).toHaveLength(challengeLength)
})
