import type { Queries } from '../../platform/database/database.ts'
import type { WorkshopSpeakersTable } from '../../platform/database/workshop-tables.ts'

type WorkshopSpeakerRow = Readonly<WorkshopSpeakersTable>

/** What a speaker agreed to in a workshop takes the place of what they did there before. */
export async function putWorkshopSpeaker(queries: Queries, row: WorkshopSpeakerRow): Promise<void> {
  const { statementId, knownWithdrawal, speakerId } = row
  await queries
    .insertInto('workshopSpeakers')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['workshopId', 'id'])
        .doUpdateSet({ statementId, knownWithdrawal })
        // Whoever calls somebody like another’s speaker changes nothing of that one.
        .where('workshopSpeakers.speakerId', '=', speakerId),
    )
    .execute()
}

export function findWorkshopSpeaker(
  queries: Queries,
  { workshopId, id }: Pick<WorkshopSpeakerRow, 'workshopId' | 'id'>,
): Promise<WorkshopSpeakerRow | undefined> {
  return queries
    .selectFrom('workshopSpeakers')
    .selectAll()
    .where('workshopId', '=', workshopId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/**
 * All whom somebody added or agreed with in a workshop, each with how it stands: `textVersion` of
 * the consent that stands, null for none; `isNewest` where they said nothing else since; `isHere`
 * where who added them is in the workshop still, and records its language.
 */
export async function listWorkshopSpeakers(queries: Queries, workshopId: string) {
  const rows = await queries
    .selectFrom('workshopSpeakers as shared')
    .innerJoin('workshops', 'workshops.id', 'shared.workshopId')
    .leftJoin('speakers', 'speakers.speakerId', 'shared.speakerId')
    .leftJoin('speakerWithdrawals', 'speakerWithdrawals.speakerId', 'shared.speakerId')
    .leftJoin('speakerStatements as said', (join) =>
      join
        .onRef('said.speakerId', '=', 'shared.speakerId')
        .onRef('said.id', '=', 'shared.statementId'),
    )
    .leftJoin('consents', (join) =>
      join
        .onRef('consents.speakerId', '=', 'shared.speakerId')
        .on('consents.use', '=', 'learners')
        .on('consents.withdrawnAt', 'is', null),
    )
    .leftJoin('workshopRecorders as adding', (join) =>
      join
        .onRef('adding.workshopId', '=', 'shared.workshopId')
        .onRef('adding.accountId', '=', 'speakers.recorderId')
        .on('adding.leftAt', 'is', null),
    )
    .leftJoin('recorderLanguages as recorded', (join) =>
      join
        .onRef('recorded.accountId', '=', 'speakers.recorderId')
        .onRef('recorded.language', '=', 'workshops.language'),
    )
    .select([
      'shared.id',
      'shared.speakerId',
      'shared.knownWithdrawal',
      'speakers.recorderId',
      'speakers.name',
      'speakers.dialect',
      'speakerWithdrawals.withdrawnAt',
      'consents.textVersion',
      'said.receivedAt',
      'adding.joinedAt',
      'recorded.language as recordedLanguage',
    ])
    .select((row) =>
      row
        .selectFrom('speakerStatements as later')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('later.speakerId', '=', 'shared.speakerId')
        .where((later) =>
          later.or([
            later('later.receivedAt', '>', later.ref('said.receivedAt')),
            later.and([
              later('later.receivedAt', '=', later.ref('said.receivedAt')),
              later('later.id', '>', later.ref('shared.statementId')),
            ]),
          ]),
        )
        .$asScalar()
        .$notNull()
        .as('saidSince'),
    )
    .where('shared.workshopId', '=', workshopId)
    .orderBy('shared.id')
    .execute()
  return rows.map(({ joinedAt, recordedLanguage, receivedAt, saidSince, ...row }) => ({
    ...row,
    isNewest: receivedAt !== null && saidSince === 0,
    isHere: joinedAt !== null && recordedLanguage !== null,
    // Withdrawn since, also where they agreed again; or deleted with all that they said.
    isGone: row.textVersion === null || row.withdrawnAt !== row.knownWithdrawal,
  }))
}

/** As takes of others call those whom an account recorded in its workshops, by what rows call them. */
export async function namesOfGuests(
  queries: Queries,
  accountId: string,
): Promise<ReadonlyMap<string, string>> {
  const rows = await queries
    .selectFrom('workshopRecorders')
    .innerJoin('workshopSpeakers', 'workshopSpeakers.workshopId', 'workshopRecorders.workshopId')
    .select(['workshopSpeakers.speakerId', 'workshopSpeakers.id'])
    .where('workshopRecorders.accountId', '=', accountId)
    .execute()
  return new Map(rows.map(({ speakerId, id }) => [speakerId, id]))
}
