import { expect, test } from 'vitest'
import type { PracticeSession } from '../exercises/practice-session.ts'
import { itemsOf } from '../exercises/exercise.ts'
import { answerExercise, currentExercise } from '../exercises/session.ts'
import { emptyFold } from '../scheduling/fold.ts'
import { buildUnit, testId } from '../testing/index.ts'
import { judgeCheck, repeatCheck } from './lesson-check.ts'
import { goOn } from './lesson-run.ts'
import type { LessonRun } from './lesson-run.ts'
import { countLessonSteps } from './lesson-steps.ts'
import { startLesson } from './start-lesson.ts'

const unit = buildUnit(10)
const items = unit.words.slice(0, 4).map(({ id }) => id)
let lastId = 0
const newId = () => testId(++lastId)

const begin = () =>
  startLesson({
    lesson: {
      id: 'tst.lesson',
      steps: [
        { step: 'present', items },
        { step: 'drill', items },
        { step: 'check', items },
      ],
    },
    course: 'tst',
    newId,
    now: 0,
    units: [unit],
    fold: emptyFold(),
    kinds: ['choose-meaning', 'type-word'],
    strictness: 'relaxed',
  })

/** Goes through a lesson to its end; `isWrong` is asked at each answer, by how many came before. */
function goThrough(isWrong: (answered: number) => boolean): ReturnType<typeof countLessonSteps>[] {
  let run: LessonRun = begin()
  const sessions = new Map<string, PracticeSession>()
  const steps = [countLessonSteps(run, sessions)]
  for (let answered = 0, part = run.parts[0]; part !== undefined; part = run.parts[run.at]) {
    if ('start' in part) {
      let session: PracticeSession = { start: part.start, answers: [] }
      for (let each = currentExercise(session); each; each = currentExercise(session)) {
        const isMissed = isWrong(answered++)
        session = answerExercise(session, {
          id: newId(),
          answeredAt: lastId,
          tookMs: 1_000,
          answer: 'x',
          strictness: 'relaxed',
          verdict: isMissed ? 'wrong' : 'exact',
          outcome: isMissed ? 'wrong' : 'correct',
        }).session
        sessions.set(part.start.id, session)
        steps.push(countLessonSteps(run, sessions))
      }
      const rounds = run.parts.flatMap((other) =>
        other.kind === 'check' ? (sessions.get(other.start.id) ?? []) : [],
      )
      const result = judgeCheck(rounds)
      const isRepeated = part.kind === 'check' && !result.isPassed
      run = isRepeated ? repeatCheck(run, result, { id: newId(), now: 5 }) : goOn(run)
    } else run = goOn(run)
    steps.push(countLessonSteps(run, sessions))
  }
  return steps
}

test('counts pages and exercises together, from the first to the last', () => {
  const steps = goThrough(() => false)
  expect(steps[0]).toEqual({ done: [], total: 12 })
  expect(steps.at(-1)?.done).toEqual([
    ...items.map(() => 'read'),
    ...Array.from({ length: 8 }, () => 'correct'),
  ])
})

test('never goes back and never grows, whatever is answered wrong and however often', () => {
  // The first answers of the drill, and all of the check's first round.
  const steps = goThrough((answered) => answered < 3 || (answered >= 7 && answered < 11))
  let before = 0
  for (const { done, total } of steps) {
    expect(total).toBe(12)
    expect(done.length).toBeGreaterThanOrEqual(before)
    before = done.length
  }
  expect(before).toBe(12)
})

test('an answer of a check counts once it is right, in whichever round', () => {
  const run = { ...begin(), at: items.length + 1 }
  const [check] = run.parts.flatMap((part) => (part.kind === 'check' ? part.start : []))
  if (check === undefined) throw new Error('no check')
  const [first] = check.planned.flatMap(itemsOf)
  const given = {
    id: newId(),
    answeredAt: 1,
    tookMs: 1,
    answer: 'x',
    strictness: 'relaxed',
  } as const
  const wrong = answerExercise(
    { start: check, answers: [] },
    { ...given, verdict: 'wrong', outcome: 'wrong' },
  ).session
  expect(judgeCheck([wrong]).missed).toContain(first)
  expect(countLessonSteps(run, new Map([[check.id, wrong]])).done).toHaveLength(items.length)
})
