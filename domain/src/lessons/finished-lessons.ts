import { listFinishings } from '../scheduling/fold.ts'
import type { PracticeFold } from '../scheduling/fold.ts'
import type { LessonEvent } from '../scheduling/practice-events.ts'

export interface FinishedLesson {
  /** `done` as soon as it was gone through once, whether it was skipped before or after. */
  readonly how: LessonEvent['how']
  /** When it was first finished in that way (epoch ms). */
  readonly at: number
}

/** The lessons of a course that a learner has finished, by lesson. */
export function readFinishedLessons(
  fold: PracticeFold,
  course: string,
): ReadonlyMap<string, FinishedLesson> {
  const finished = new Map<string, FinishedLesson>()
  for (const { event, at } of listFinishings(fold, course)) {
    const known = finished.get(event.lesson)
    if (known === undefined || (known.how === 'skipped' && event.how === 'done')) {
      finished.set(event.lesson, { how: event.how, at })
    }
  }
  return finished
}
