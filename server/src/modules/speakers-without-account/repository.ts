import type { Queries } from '../../platform/database/database.ts'
import { speakerIdOf } from '../speakers/index.ts'
import type { TakeRow } from '../takes/index.ts'

/** All of a speaker, whoever recorded them, with ids above `after`. */
export function listTakesOfSpeaker(
  queries: Queries,
  speakerId: string,
  { after, limit }: { after: string; limit: number },
): Promise<readonly TakeRow[]> {
  return queries
    .selectFrom('takes')
    .selectAll()
    .where('speakerId', '=', speakerId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** @param recorderId those that this one recorded alone; everybody's by default */
export async function removeTakesOfSpeaker(
  queries: Queries,
  speakerId: string,
  recorderId?: string,
): Promise<void> {
  await queries
    .deleteFrom('takes')
    .where('speakerId', '=', speakerId)
    .$if(recorderId !== undefined, (query) => query.where('recorderId', '=', recorderId ?? ''))
    .execute()
}

/** A speaker, and who recorded them: in a workshop these may be several. */
export interface Recorded {
  readonly speakerId: string
  readonly recorderId: string
}

/** From now on those are nobody's that are neither withdrawn nor sent back. */
export async function detachTakesOfSpeaker(
  queries: Queries,
  { speakerId, recorderId }: Recorded,
): Promise<void> {
  await queries
    .updateTable('takes')
    .set({ recorderId: null })
    .where('speakerId', '=', speakerId)
    .where('recorderId', '=', recorderId)
    .where('withdrawnAt', 'is', null)
    .where('sentBackAt', 'is', null)
    .execute()
}

/** Whom else a recorder recorded, whom another has added, and how often. */
export function listGuestsOf(
  queries: Queries,
  recorderId: string,
): Promise<readonly { speakerId: string; count: number }[]> {
  return queries
    .selectFrom('takes')
    .leftJoin('speakers', 'speakers.speakerId', 'takes.speakerId')
    .select(({ fn }) => ['takes.speakerId', fn.countAll<number>().as('count')])
    .where('takes.recorderId', '=', recorderId)
    .where('takes.speakerId', '!=', speakerIdOf(recorderId))
    .where((take) =>
      take.or([
        take('speakers.recorderId', 'is', null),
        take('speakers.recorderId', '!=', recorderId),
      ]),
    )
    .groupBy('takes.speakerId')
    .orderBy('takes.speakerId')
    .execute()
}

/** How many each of a recorder's speakers has, whoever recorded them, by the id that takes call them. */
export async function countTakesBySpeaker(
  queries: Queries,
  recorderId: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await queries
    .selectFrom('takes')
    .innerJoin('speakers', 'speakers.speakerId', 'takes.speakerId')
    .select(({ fn }) => ['takes.speakerId', fn.countAll<number>().as('count')])
    .where('speakers.recorderId', '=', recorderId)
    .groupBy('takes.speakerId')
    .execute()
  return new Map(rows.map(({ speakerId, count }) => [speakerId, count]))
}

/** Who speaks a course without an account, with ids above `after`, and how much is not withdrawn. */
export function listSpeakersOfCourse(
  queries: Queries,
  course: string,
  { after, limit }: { after: string; limit: number },
) {
  return queries
    .selectFrom('speakers')
    .innerJoin('takes', 'takes.speakerId', 'speakers.speakerId')
    .leftJoin('accounts', 'accounts.id', 'speakers.recorderId')
    .select(({ fn }) => [
      'speakers.speakerId',
      'speakers.name',
      'accounts.fullName',
      fn.countAll<number>().as('takes'),
    ])
    .select((speaker) =>
      speaker
        .selectFrom('consents')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('consents.speakerId', '=', 'speakers.speakerId')
        .where('consents.use', '=', 'learners')
        .where('consents.withdrawnAt', 'is', null)
        .$asScalar()
        .$notNull()
        .as('standing'),
    )
    .where('takes.course', '=', course)
    .where('takes.withdrawnAt', 'is', null)
    .where('speakers.speakerId', '>', after)
    .groupBy(['speakers.speakerId', 'speakers.name', 'accounts.fullName'])
    .orderBy('speakers.speakerId')
    .limit(limit)
    .execute()
}

/** Whether somebody without an account has anything in a course. */
export async function speaksInCourse(
  queries: Queries,
  { speakerId, course }: { speakerId: string; course: string },
): Promise<boolean> {
  const take = await queries
    .selectFrom('takes')
    .innerJoin('speakers', 'speakers.speakerId', 'takes.speakerId')
    .select('takes.id')
    .where('takes.speakerId', '=', speakerId)
    .where('takes.course', '=', course)
    .where('takes.withdrawnAt', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return take !== undefined
}
