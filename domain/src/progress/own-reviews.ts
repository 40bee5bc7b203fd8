import { compareDated } from '../scheduling/fold-order.ts'
import type { DatedEvent } from '../scheduling/fold-order.ts'
import type { PracticeFold } from '../scheduling/fold.ts'
import { valuesOf } from '../scheduling/persistent-map.ts'
import type { LessonEvent } from '../scheduling/practice-events.ts'
import { isTakenBack } from './standing-reviews.ts'
import type { DatedReview } from './standing-reviews.ts'

/** A review as its learner may take it away. */
export interface OwnReview extends DatedReview {
  /** The learner took this answer back. */
  readonly isTakenBack: boolean
}

/** All reviews of a learner, of one course or of all, in the order of the fold. */
export function listOwnReviews(fold: PracticeFold, course?: string): OwnReview[] {
  const found: OwnReview[] = []
  for (const { reviews } of valuesOf(fold.histories)) {
    for (const { event, at } of reviews) {
      if (course !== undefined && event.course !== course) continue
      found.push({ event, at, isTakenBack: isTakenBack(fold, event.id) })
    }
  }
  return found.sort(compareDated)
}

/** The finishing of a lesson as its learner may take it away. */
export interface OwnLesson extends DatedEvent<LessonEvent> {
  /** It was taken back since. */
  readonly isTakenBack: boolean
}

/** Every finishing of a lesson, of one course or of all, in the order of the fold. */
export function listOwnLessons(fold: PracticeFold, course?: string): OwnLesson[] {
  return [...valuesOf(fold.lessons)]
    .flat()
    .filter(({ event }) => course === undefined || event.course === course)
    .map((dated) => ({ ...dated, isTakenBack: isTakenBack(fold, dated.event.id) }))
    .sort(compareDated)
}
