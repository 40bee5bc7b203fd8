import { sql } from 'kysely'
import type { Queries } from '../../platform/database/database.ts'
import { defineWithdrawal } from '../../platform/withdrawals/withdrawal-command.ts'
import { createIds } from '../../platform/ids.ts'
import type { CourseDecisionsTable } from '../../platform/database/contribution-tables.ts'

/** All that was decided about unlisted courses, oldest first. */
export function listCourseDecisions(queries: Queries): Promise<readonly CourseDecisionsTable[]> {
  // Ids sort by the millisecond they were made in.
  return queries
    .selectFrom('courseDecisions')
    .selectAll()
    .orderBy('decidedAt')
    .orderBy('id')
    .execute()
}

/** The unlisted courses that are shown anyway: what was decided last counts. */
export function listPublished(decisions: readonly CourseDecisionsTable[]): ReadonlySet<string> {
  const last = new Map(decisions.map(({ course, decision }) => [course, decision]))
  return new Set([...last].flatMap(([course, is]) => (is === 'publish' ? [course] : [])))
}

/** Adds a decision; none is ever changed or taken out. */
export async function addCourseDecision(
  queries: Queries,
  decision: CourseDecisionsTable,
): Promise<void> {
  await queries.insertInto('courseDecisions').values(decision).execute()
}

/** The reason that stands where an operator's own was lost with the database. */
const lostReason = 'Unpublished after the backup that this database was restored from.'

export const courseWithdrawals = {
  /** Unpublishes a course, unless a decision of that instant or later is there already. */
  course: defineWithdrawal('course', async (queries, { id: course, at }) => {
    const decisions = await listCourseDecisions(queries)
    const isDecided = decisions.some((each) => each.course === course && each.decidedAt >= at)
    if (isDecided || !listPublished(decisions).has(course)) return
    const id = createIds({ now: () => at }).uuid()
    const decision = 'unpublish' as const
    await addCourseDecision(queries, { id, course, decision, reason: lostReason, decidedAt: at })
  }),
}

/** Another one after each decision; a part of another statement. */
export const selectDecisionsMark = (queries: Queries) =>
  queries
    .selectFrom('courseDecisions')
    .select((select) => [
      sql.lit('decided').as('what'),
      sql.lit('').as('of'),
      select.fn.countAll<number>().as('count'),
    ])
