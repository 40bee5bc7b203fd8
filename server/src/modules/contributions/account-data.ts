import type { AccountData } from '../../account-data.ts'
import type { Queries } from '../../platform/database/database.ts'
import { isConsentedTo, speakerIdOf } from '../speakers/index.ts'
import { countContributions } from './repository.ts'
import { describeFilesOf } from './imports/sent-files.repository.ts'
import { settleContributions, type Leaving } from './settle-contributions.ts'
import { walkContributionsOf, walkJudgementsBy } from './walk-contributions.ts'

/** @param listSaying everybody's recordings of items, from the module that keeps them */
export const contributionAccountData = (listSaying: ListSaying) =>
  ({
    describe: async (queries, accountId) => ({
      contributions: walkContributionsOf(queries, accountId),
      judgements: walkJudgementsBy(queries, accountId),
      importedFiles: await describeFilesOf(queries, accountId),
    }),
    foresee: async (queries, accountId) => ({
      contributions: await countContributions(queries, accountId),
    }),
    async erase(queries, accountId, { recordings }) {
      await settleContributions(queries, accountId, {
        staysAsSpeaker:
          recordings === 'keep' &&
          (await isConsentedTo(queries, speakerIdOf(accountId), 'learners')),
        listSaying: (course, items) => listSaying(queries, course, items),
      })
    },
  }) satisfies AccountData

type ListSaying = (
  queries: Queries,
  ...asked: Parameters<Leaving['listSaying']>
) => ReturnType<Leaving['listSaying']>
