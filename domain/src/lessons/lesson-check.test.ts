import { expect, test } from 'vitest'
import type { PracticeSession, SessionStart } from '../exercises/practice-session.ts'
import { itemsOf } from '../exercises/exercise.ts'
import type { Exercise } from '../exercises/exercise.ts'
import { resumeSession } from '../exercises/resume-session.ts'
import { answerExercise, currentExercise } from '../exercises/session.ts'
import { sessionSummary } from '../exercises/session-summary.ts'
import { emptyFold } from '../scheduling/fold.ts'
import { buildUnit, testId } from '../testing/index.ts'
import type { CourseLesson } from './course-lesson.ts'
import { judgeCheck, repeatCheck } from './lesson-check.ts'
import { goOn, readLessonRun } from './lesson-run.ts'
import type { LessonRun } from './lesson-run.ts'
import { startLesson } from './start-lesson.ts'

const unit = buildUnit(10)
const items = unit.words.slice(0, 4).map(({ id }) => id)
const lesson: CourseLesson = {
  id: 'tst.lesson',
  steps: [
    { step: 'present', items },
    { step: 'check', items },
  ],
}

let lastId = 0
const newId = () => testId(++lastId)

function runAtCheck(): LessonRun {
  const run = startLesson({
    lesson,
    course: 'tst',
    newId,
    now: 0,
    units: [unit],
    fold: emptyFold(),
    kinds: ['choose-meaning', 'type-word'],
    strictness: 'relaxed',
  })
  return { ...run, at: items.length }
}

function checkOf({ parts, at }: LessonRun): SessionStart {
  const part = parts[at]
  if (part?.kind !== 'check') throw new Error('The run is at no check')
  return part.start
}

/** Answers all of a check; the items named are answered wrong. */
function answerAll(
  start: SessionStart,
  ...wrong: readonly (string | ((exercise: Exercise) => boolean))[]
): PracticeSession {
  let session: PracticeSession = { start, answers: [] }
  for (let each = currentExercise(session); each; each = currentExercise(session)) {
    const isRight = !wrong.some((one) =>
      typeof one === 'string' ? itemsOf(each).includes(one) : one(each),
    )
    const { session: after } = answerExercise(session, {
      id: newId(),
      answeredAt: lastId,
      tookMs: 1_000,
      answer: 'x',
      strictness: 'relaxed',
      ...(isRight
        ? ({ verdict: 'exact', outcome: 'correct' } as const)
        : ({ verdict: 'wrong', outcome: 'wrong' } as const)),
    })
    session = after
  }
  return session
}

test('asks each item once: what is answered wrong does not come back in it', () => {
  const session = answerAll(checkOf(runAtCheck()), ...items)
  expect(session.answers.map(({ item }) => item)).toEqual(items)
  expect(sessionSummary(session).isOver).toBe(true)
})

test('begins with another item than the one asked just before, however the drill went', () => {
  const run = { ...runAtCheck(), at: items.length - 1 }
  const order = (asked: readonly string[]) => checkOf(goOn(run, asked)).planned.flatMap(itemsOf)
  const [first = '', second = '', ...others] = order([])
  expect(order([first])).toEqual([second, first, ...others])
  expect(order([second])).toEqual([first, second, ...others])
})

test('of a single item asks it, though it was asked just before', () => {
  const [only = ''] = items
  const { parts, ...run } = runAtCheck()
  const [check] = parts.slice(items.length)
  if (check?.kind !== 'check') throw new Error('The run has no check')
  const planned = check.start.planned.filter((each) => itemsOf(each).includes(only))
  const short = { ...run, parts: [{ ...check, start: { ...check.start, planned } }], at: -1 }
  expect(checkOf(goOn(short, [only])).planned.flatMap(itemsOf)).toEqual([only])
})

test('is passed with three of four, and not with two', () => {
  const start = checkOf(runAtCheck())
  expect(judgeCheck([answerAll(start, items[0] ?? '')])).toMatchObject({
    isPassed: true,
    missed: [items[0]],
  })
  expect(judgeCheck([answerAll(start, ...items.slice(0, 2))])).toMatchObject({
    isPassed: false,
    missed: items.slice(0, 2),
    known: items.slice(2),
  })
})

test('asks the missed items alone once more, and what was known stays known', () => {
  const run = runAtCheck()
  const first = answerAll(checkOf(run), ...items.slice(0, 2))
  const repeated = repeatCheck(run, judgeCheck([first]), { id: newId(), now: 5 })
  const again = checkOf(repeated)
  expect(again.planned.flatMap(itemsOf)).toEqual(items.slice(0, 2))
  expect(again.id).not.toBe(first.start.id)
  const second = answerAll(again, items[1] ?? '')
  expect(judgeCheck([first, second])).toMatchObject({ isPassed: true, missed: [items[1]] })
  expect(goOn(repeated).at).toBe(repeated.parts.length)
})

test('knows an item once its meaning and the item itself are right, and asks again what was not', () => {
  const drilled: CourseLesson = {
    ...lesson,
    steps: [
      { step: 'present', items },
      { step: 'drill', items, skills: ['recognise', 'write'] },
      { step: 'check', items },
    ],
  }
  const { parts, ...run } = startLesson({
    lesson: drilled,
    course: 'tst',
    newId,
    now: 0,
    units: [unit],
    fold: emptyFold(),
    kinds: ['choose-meaning', 'choose-word', 'type-word'],
    strictness: 'relaxed',
  })
  const atCheck = { ...run, parts, at: parts.length - 1 }
  const start = checkOf(atCheck)
  expect(start.planned).toHaveLength(items.length * 2)
  const isMeaning = ({ skill }: Exercise) => skill === 'recognise'
  const written = answerAll(start, isMeaning)
  expect(judgeCheck([written])).toMatchObject({ isPassed: false, known: [], missed: items })
  const again = repeatCheck(atCheck, judgeCheck([written]), { id: newId(), now: 5 })
  expect(checkOf(again).planned.every(isMeaning)).toBe(true)
  expect(checkOf(again).planned.flatMap(itemsOf)).toEqual(items)
  expect(judgeCheck([written, answerAll(checkOf(again))])).toMatchObject({
    isPassed: true,
    known: expect.arrayContaining(items) as string[],
    left: [],
  })
})

test('outlives its tab: stored as JSON and read again, it goes on with the answers given', () => {
  const run = runAtCheck()
  const stored: unknown = JSON.parse(JSON.stringify(run))
  const read = readLessonRun(stored, lesson)
  expect(read).toEqual(run)
  const { answers } = answerAll(checkOf(run))
  const resumed = resumeSession(checkOf(read ?? run), answers.slice(0, 2))
  expect(sessionSummary(resumed)).toMatchObject({ answered: 2, planned: 4 })
})

test('a run of a lesson that has changed since, or of another version, is not read', () => {
  const run = runAtCheck()
  const changed = { ...lesson, steps: [{ step: 'check', items } as const] }
  expect(readLessonRun(run, changed)).toBeUndefined()
  expect(readLessonRun({ ...run, format: 2 }, lesson)).toBeUndefined()
  expect(readLessonRun(undefined, lesson)).toBeUndefined()
  expect(readLessonRun(run, { ...lesson, id: 'tst.other' })).toBeUndefined()
})
