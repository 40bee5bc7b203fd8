import {
  reviewerWeights,
  reviewQueueLimit,
  type ReviewQueue,
  type TakeToReview,
} from '@mboa/contract'
import { fullWeight } from '@mboa/domain'
import type { Context } from '../../context.ts'
import type { Actor } from '../../http/request-scope.ts'
import { refuse, succeed, type Result } from '../../result.ts'
import type { Queries } from '../../platform/database/database.ts'
import { findConceptOfTake, findTextsOfTakes, type TextOfTake } from '../contributions/index.ts'
import { findRecorderLanguage } from '../speakers/index.ts'
import { presentTakeToReview, type AskedOfTake } from './present-take.ts'
import { placeProbes } from './probes/place-probes.ts'
import { listWaiting, type WaitingRow } from './queue.repository.ts'
import { listLastApprovals } from './repository.ts'
import { findReviewer } from './reviewers.repository.ts'
import { listReportsOf } from './sound-reports/repository.ts'

/** The takes of a course that wait for a reviewer, with probes among them. */
export async function listReviewQueue(
  context: Context,
  { accountId }: Actor,
  course: string,
): Promise<Result<ReviewQueue>> {
  const { queries } = context.database
  const language = await findRecorderLanguage(queries, accountId, course)
  if (language === undefined) return refuse('not-found')
  const { rows, waiting } = await listWaiting(queries, accountId, course, reviewQueueLimit)
  const texts = await findTextsOfTakes(context, rows)
  const doubted = rows.filter(({ doubtedAt }) => doubtedAt !== null)
  const approvals = await listLastApprovals(
    queries,
    doubted.map(({ id }) => id),
  )
  const takes = await Promise.all(
    rows.map((row) =>
      presentWaiting(queries, row, {
        text: texts.get(row.id),
        concept: findConceptOfTake(context.library, row),
        lastApproval: approvals.get(row.id) ?? 0,
      }),
    ),
  )
  const placed = await placeProbes(context, { accountId, course }, takes)
  const reviewer = await findReviewer(queries, accountId)
  return succeed({
    takes: [...placed],
    waiting: waiting + placed.length - takes.length,
    weight: reviewerWeights[reviewer?.weight ?? fullWeight] ?? 'full',
  })
}

interface AskedOfWaiting extends Pick<AskedOfTake, 'concept'> {
  readonly text: TextOfTake | undefined
  readonly lastApproval: number
}

/** Presents a waiting take with the doubts of learners since its last approval. */
async function presentWaiting(
  queries: Queries,
  row: WaitingRow,
  { text, concept, lastApproval }: AskedOfWaiting,
): Promise<TakeToReview> {
  const reports = row.doubtedAt === null ? [] : await listReportsOf(queries, row.id)
  const doubts = reports.filter(({ receivedAt }) => receivedAt > lastApproval)
  // A text that was withdrawn or contested is shown to nobody else.
  const isStanding = text?.state === 'waiting' || text?.state === 'checked'
  return presentTakeToReview(row, {
    prompt: isStanding ? text : undefined,
    concept,
    doubts: doubts.map(({ comment }) => comment),
  })
}
