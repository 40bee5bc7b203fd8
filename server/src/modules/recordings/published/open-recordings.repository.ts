import type { Queries } from '../../../platform/database/database.ts'
import { consentsToLearners } from '../../speakers/index.ts'
import { recordingColumns } from './published-recordings.repository.ts'

/**
 * Takes that learners hear and whose speakers give them to open data, both now, with the licence
 * and how the speaker is named: the oldest first.
 */
export function selectOpenTakes(queries: Queries) {
  return queries
    .selectFrom('takes')
    .innerJoin('consents', (join) =>
      join
        .onRef('consents.speakerId', '=', 'takes.speakerId')
        .on('consents.use', '=', 'open-data')
        .on('consents.withdrawnAt', 'is', null),
    )
    .leftJoin('speakerCredits', 'speakerCredits.accountId', 'takes.recorderId')
    .leftJoin('accounts', 'accounts.id', 'takes.recorderId')
    .leftJoin('speakers', 'speakers.speakerId', 'takes.speakerId')
    .select(['takes.id as takeId', ...recordingColumns, 'consents.licence'])
    .where('takes.approvedAt', 'is not', null)
    .where('takes.withdrawnAt', 'is', null)
    .where(consentsToLearners())
    .orderBy('takes.id')
}

export type OpenTakeRow = Awaited<ReturnType<ReturnType<typeof selectOpenTakes>['execute']>>[number]
