import type { Queries } from '../../platform/database/database.ts'
import type { TakeRow } from './repository.ts'

/** Few enough for one statement of either engine. */
const rowsAtOnce = 500

type Announced = Pick<TakeRow, 'id' | 'course' | 'heardHash' | 'listeningHash'>

/**
 * Lets devices learn at their next sync that something about these takes has changed: that they can
 * be heard, are called otherwise, or are gone. The lock on the course's count holds until the
 * transaction ends, so that no device's cursor passes a change that is not durable yet.
 */
export async function announceTakes(queries: Queries, takes: readonly Announced[]): Promise<void> {
  const courses = Map.groupBy(takes, ({ course }) => course)
  // Always in the same order: two transactions never wait for each other.
  for (const [course, ofCourse] of [...courses].sort(([a], [b]) => (a < b ? -1 : 1))) {
    let sequence = await takeSequences(queries, course, ofCourse.length)
    for (let from = 0; from < ofCourse.length; from += rowsAtOnce) {
      const rows = ofCourse.slice(from, from + rowsAtOnce).map((take) => ({
        takeId: take.id,
        course,
        sequence: sequence++,
        heardHash: take.heardHash,
        listeningHash: take.listeningHash,
      }))
      await queries
        .insertInto('publishedRecordings')
        .values(rows)
        .onConflict((conflict) =>
          conflict.column('takeId').doUpdateSet((expression) => ({
            sequence: expression.ref('excluded.sequence'),
            listeningHash: expression.ref('excluded.listeningHash'),
          })),
        )
        .execute()
    }
  }
}

/** The same for all takes of a speaker that learners hear, or heard while there was consent. */
export async function announceTakesOf(queries: Queries, speakerId: string): Promise<void> {
  const takes = await queries
    .selectFrom('takes')
    .select(['id', 'course', 'heardHash', 'listeningHash'])
    .where('speakerId', '=', speakerId)
    .where('approvedAt', 'is not', null)
    .where('withdrawnAt', 'is', null)
    .orderBy('id')
    .execute()
  await announceTakes(queries, takes)
}

/** The first of as many new numbers. */
async function takeSequences(queries: Queries, course: string, count: number): Promise<number> {
  const { lastSequence } = await queries
    .insertInto('recordingSequences')
    .values({ course, lastSequence: count })
    .onConflict((conflict) =>
      conflict.column('course').doUpdateSet((expression) => ({
        lastSequence: expression('recordingSequences.lastSequence', '+', count),
      })),
    )
    .returning('lastSequence')
    .executeTakeFirstOrThrow()
  return lastSequence - count + 1
}

/** Whether learners were ever sent this sound. */
export async function wasPublished(queries: Queries, hash: string): Promise<boolean> {
  const row = await queries
    .selectFrom('publishedRecordings')
    .select('takeId')
    .where((expression) =>
      expression.or([expression('heardHash', '=', hash), expression('listeningHash', '=', hash)]),
    )
    .executeTakeFirst()
  return row !== undefined
}
