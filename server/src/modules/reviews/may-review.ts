import type { Queries } from '../../platform/database/database.ts'
import { refuse, succeed, type Result } from '../../result.ts'
import { findRecorderLanguage, type RecorderLanguage } from '../speakers/index.ts'
import type { TakeRow } from '../takes/index.ts'

/**
 * Allows the recorders of a take's language, except who recorded it, to hear it for a review, to
 * approve it and to send it back.
 */
export async function checkMayReview(
  queries: Queries,
  accountId: string,
  { recorderId, course }: Pick<TakeRow, 'recorderId' | 'course'>,
): Promise<Result<RecorderLanguage>> {
  if (recorderId === accountId) return refuse('not-allowed')
  const language = await findRecorderLanguage(queries, accountId, course)
  return language === undefined ? refuse('not-found') : succeed(language)
}
