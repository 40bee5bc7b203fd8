import type { ReportAnswers } from '@mboa/contract'
import type { Context } from '../../context.ts'
import type { Actor } from '../../http/request-scope.ts'
import { findAllPresent } from '../contributions/index.ts'
import { findReportAnswers } from '../reviews/index.ts'
import { listDecidedOf } from './decided-reports.repository.ts'

/** More than anybody reports between two looks. */
const answersLimit = 100

/** What became of all that a learner reported and asked for, as far as it is decided. */
export async function findAnswers(
  context: Context,
  actor: Actor,
  since: number,
): Promise<ReportAnswers> {
  const { queries } = context.database
  const ofSound = await findReportAnswers(queries, actor, since)
  const decided = await listDecidedOf(queries, actor.accountId, { since, limit: answersLimit })
  const texts = new Map<string, string>()
  for (const [course, ofCourse] of Map.groupBy(decided, (each) => each.course)) {
    const items = ofCourse.map(({ item }) => item)
    const present = await findAllPresent(context, course, items)
    for (const [item, { text }] of present) texts.set(item, text)
  }
  return {
    ...ofSound,
    decided: decided.map((each) => ({ ...each, text: texts.get(each.item) ?? null })),
  }
}
