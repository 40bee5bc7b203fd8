import type {
  Foldable,
  LessonEvent,
  ReviewEvent,
  SettingEvent,
  UndoEvent,
} from '../scheduling/practice-events.ts'

/** An id of the right shape for a number: the same number, the same id; larger numbers sort later. */
export function testId(number: number): string {
  return `00000000-0000-7000-8000-${number.toString(16).padStart(12, '0')}`
}

/** A correct answer to a word of a made-up course; give what the test is about. */
export function buildReview(given: Partial<Foldable<ReviewEvent>> = {}): Foldable<ReviewEvent> {
  return {
    type: 'review',
    id: testId(1),
    answeredAt: Date.UTC(2026, 0, 5, 8),
    course: 'tst',
    item: 'tst.one',
    skill: 'recognise',
    kind: 'choose-meaning',
    rating: 3,
    verdict: 'exact',
    outcome: 'correct',
    answer: 'one',
    tookMs: 2_000,
    session: testId(0),
    ...given,
  }
}

export function buildUndo(
  given: Partial<Foldable<UndoEvent>> & { undoes: string },
): Foldable<UndoEvent> {
  return {
    type: 'undo',
    id: testId(2),
    answeredAt: Date.UTC(2026, 0, 5, 9),
    course: 'tst',
    ...given,
  }
}

export function buildSetting(given: Partial<Foldable<SettingEvent>> = {}): Foldable<SettingEvent> {
  return {
    type: 'setting',
    id: testId(3),
    answeredAt: Date.UTC(2026, 0, 5, 9),
    name: 'daily-new-words',
    value: 8,
    ...given,
  }
}

export function buildLessonEvent(
  given: Partial<Foldable<LessonEvent>> = {},
): Foldable<LessonEvent> {
  return {
    type: 'lesson',
    id: testId(4),
    answeredAt: Date.UTC(2026, 0, 5, 9),
    course: 'tst',
    lesson: 'tst.lesson-1',
    how: 'done',
    ...given,
  }
}
