import { describe, expect, test } from 'vitest'
import { exerciseKinds, type ExerciseKind } from '../scheduling/exercise-kinds.ts'
import { foldEvents } from '../scheduling/fold.ts'
import { buildUnit } from '../testing/course-words.ts'
import { testId } from '../testing/practice-events.ts'
import { readSessionStart, type PracticeSession } from './practice-session.ts'
import { resumeSession } from './resume-session.ts'
import { currentExercise } from './session.ts'
import { startSession } from './start-session.ts'

const begin = (kinds: readonly ExerciseKind[] = exerciseKinds): PracticeSession =>
  startSession({
    id: testId(7),
    course: 'tst',
    length: 10,
    now: Date.UTC(2026, 0, 5, 8),
    units: [buildUnit(12)],
    fold: foldEvents([]),
    newWords: 8,
    kinds,
    strictness: 'relaxed',
  })

describe('a stored session', () => {
  test('is read back as it was', () => {
    const { start: stored } = begin(['choose-meaning'])
    const read = readSessionStart(structuredClone(stored))
    expect(read).toEqual(stored)
    expect(read && currentExercise(resumeSession(read, []))?.kind).toBe('choose-meaning')
  })

  test.each([
    ['nothing', undefined],
    ['something else', 'session'],
    ['one of a later version', { ...begin().start, format: 3 }],
    ['one without a format', { ...begin().start, format: undefined }],
    [
      'one with a kind of a later version',
      { ...begin().start, planned: [{ kind: 'sing-it' as ExerciseKind }] },
    ],
    ['one without a plan', { ...begin().start, planned: undefined }],
    ['one without limits', { ...begin().start, limits: undefined }],
  ])('that is %s is not taken up', (_, stored) => {
    expect(readSessionStart(stored)).toBeUndefined()
  })
})
