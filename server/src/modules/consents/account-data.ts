import type { AccountData } from '../../account-data.ts'
import { listGivenConsents, speakerIdOf } from '../speakers/index.ts'
import { readCredit } from './repository.ts'
import { announceTakesOf } from '../takes/index.ts'

export const consentAccountData = {
  describe: async (queries, accountId) => ({
    speakerCredit: await readCredit(queries, accountId),
    consents: await listGivenConsents(queries, speakerIdOf(accountId)),
  }),
  // Who is named beside their recordings is called otherwise from now on.
  rename: (queries, accountId) => announceTakesOf(queries, speakerIdOf(accountId)),
} satisfies AccountData
