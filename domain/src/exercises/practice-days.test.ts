import { expect, test } from 'vitest'
import { countWordStages } from '../progress/word-stages.ts'
import { findNextDue, newWordsLeft, summariseDue } from '../scheduling/due.ts'
import { emptyFold, extendFold } from '../scheduling/fold.ts'
import type { PracticeFold } from '../scheduling/fold.ts'
import { buildUnit, testId } from '../testing/index.ts'
import { answerExercise, currentExercise } from './session.ts'
import { startSession } from './start-session.ts'

const start = Date.UTC(2026, 0, 5, 8)
const minuteMs = 60_000
const dayMs = 1440 * minuteMs
const unit = buildUnit(20)
const items = unit.words.map(({ id }) => id)

let lastId = 0

/** One session answered correctly at `now`, ten seconds an answer. */
function practise(fold: PracticeFold, now: number): PracticeFold {
  const dayStartsAt = now - (now % dayMs)
  let session = startSession({
    id: testId(++lastId),
    course: 'tst',
    length: 10,
    now,
    kinds: ['choose-meaning', 'type-word'],
    strictness: 'relaxed',
    units: [unit],
    fold,
    newWords: newWordsLeft(fold, { dayStartsAt, dayEndsAt: dayStartsAt + dayMs }),
  })
  let after = fold
  while (currentExercise(session) !== undefined) {
    const answered = answerExercise(session, {
      id: testId(++lastId),
      answeredAt: now + session.answers.length * 10_000,
      verdict: 'exact',
      outcome: 'correct',
      strictness: 'relaxed',
      answer: 'right',
      tookMs: 9_000,
    })
    session = answered.session
    after = extendFold(after, [answered.review])
  }
  return after
}

test('words begun in a session wait ten minutes later, the day after once known, and days later then', () => {
  const first = practise(emptyFold(), start)
  const summary = (fold: PracticeFold, now: number) =>
    summariseDue(fold, { now, dayEndsAt: start + dayMs })
  expect(summary(first, start + 2 * minuteMs).dueNow).toBe(0)
  expect(summary(first, start + 15 * minuteMs).dueNow).toBe(8)

  const second = practise(first, start + 15 * minuteMs)
  expect(countWordStages(second, { course: 'tst', items }).known).toBe(8)
  expect(findNextDue(second, 'tst.word-1')).toBe(start - (start % dayMs) + dayMs)

  const dayAfter = practise(second, start + dayMs)
  expect(findNextDue(dayAfter, 'tst.word-1')).toBeGreaterThan(start + 2 * dayMs)
})

test('with four sessions a day, all words are begun at eight a day and known within a month', () => {
  let fold = emptyFold()
  const begun: number[] = []
  for (let day = 0; day < 30; day++) {
    for (const hour of [0, 1, 2, 8])
      fold = practise(fold, start + day * dayMs + hour * 60 * minuteMs)
    begun.push(items.length - countWordStages(fold, { course: 'tst', items }).new)
  }
  expect(begun.slice(0, 3)).toEqual([8, 16, 20])
  const stages = countWordStages(fold, { course: 'tst', items })
  expect(stages.known + stages['well-known']).toBe(20)
})
