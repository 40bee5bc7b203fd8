import {
  lacksReviews,
  listOwnLessons,
  listOwnReviews,
  type OwnLesson,
  type OwnReview,
  type PracticeFold,
} from '@mboa/domain'
import { withLearnerDatabase } from '../../../platform/device-store/learner-database.ts'
import { askFoldWorker } from '../../../platform/fold-snapshot/ask-fold-worker.ts'
import { readWholeFold } from '../../../platform/fold-snapshot/whole-fold.ts'
import { reportProblem } from '../../../platform/report-problem.ts'

interface Own {
  readonly reviews: readonly OwnReview[]
  readonly lessons: readonly OwnLesson[]
}

/** All answers of a learner and the lessons they have finished, in one course or in all. */
export async function readOwn(
  userId: string,
  fold: PracticeFold,
  course: string | undefined,
): Promise<Own> {
  if (!lacksReviews(fold)) return listOwn(fold, course)
  try {
    return await askFoldWorker({ task: 'own', userId, course })
  } catch (error) {
    // Slower here, but they are the learner's to take away.
    reportProblem('going through the events', error)
    return listOwn(await withLearnerDatabase(userId, readWholeFold), course)
  }
}

const listOwn = (fold: PracticeFold, course: string | undefined): Own => ({
  reviews: listOwnReviews(fold, course),
  lessons: listOwnLessons(fold, course),
})
