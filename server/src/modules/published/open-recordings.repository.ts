import type { Queries } from '../../platform/database/database.ts'
import { consentsToLearners } from '../speakers/index.ts'
import { recordingColumns } from './repository.ts'

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
    .leftJoin('importedVoices', 'importedVoices.speakerId', 'takes.speakerId')
    .leftJoin('imports', 'imports.id', 'importedVoices.importId')
    .select(['takes.id as takeId', ...recordingColumns, 'consents.licence'])
    .where('takes.approvedAt', 'is not', null)
    .where('takes.withdrawnAt', 'is', null)
    .where(consentsToLearners())
    .orderBy('takes.id')
}

/** How many takes of a course learners hear, by the licence that open data has them under; null for none. */
export function countLicencesOfTakes(
  queries: Queries,
  course: string,
): Promise<readonly { licence: string | null; count: number }[]> {
  return queries
    .selectFrom('takes')
    .leftJoin('consents', (join) =>
      join
        .onRef('consents.speakerId', '=', 'takes.speakerId')
        .on('consents.use', '=', 'open-data')
        .on('consents.withdrawnAt', 'is', null),
    )
    .select((expression) => [
      'consents.licence',
      expression.fn.count<number>('takes.id').distinct().as('count'),
    ])
    .where('takes.course', '=', course)
    .where('takes.approvedAt', 'is not', null)
    .where('takes.withdrawnAt', 'is', null)
    .where(consentsToLearners())
    .groupBy('consents.licence')
    .execute()
}

export type OpenTakeRow = Awaited<ReturnType<ReturnType<typeof selectOpenTakes>['execute']>>[number]
