import type { Queries } from '../../platform/database/database.ts'

interface ItemOfCourse {
  readonly course: string
  readonly item: string
}

/** Whether an item has a recording has changed, or may have. */
export async function answerWhoAsked(
  queries: Queries,
  item: ItemOfCourse,
  now: number,
): Promise<void> {
  if (await hasRecording(queries, item)) await answerRequestsFor(queries, item, now)
  else await reopenRequestsFor(queries, item)
}

async function answerRequestsFor(
  queries: Queries,
  { course, item }: ItemOfCourse,
  now: number,
): Promise<void> {
  await queries
    .updateTable('soundReports')
    .set({ answer: 'recorded', answeredAt: now })
    .where('course', '=', course)
    .where('item', '=', item)
    .where('takeId', 'is', null)
    .where('answer', 'is', null)
    .execute()
}

/** What was asked for is missing again. */
async function reopenRequestsFor(queries: Queries, { course, item }: ItemOfCourse): Promise<void> {
  await queries
    .updateTable('soundReports')
    .set({ answer: null, answeredAt: null })
    .where('course', '=', course)
    .where('item', '=', item)
    .where('takeId', 'is', null)
    .where('answer', 'is not', null)
    .execute()
}

export async function hasRecording(
  queries: Queries,
  { course, item }: ItemOfCourse,
): Promise<boolean> {
  const take = await queries
    .selectFrom('takes')
    .select('id')
    .where('course', '=', course)
    .where('item', '=', item)
    .where('approvedAt', 'is not', null)
    .where('withdrawnAt', 'is', null)
    .executeTakeFirst()
  return take !== undefined
}
