import type { AccountData } from '../../account-data.ts'
import { countEvents, walkEvents } from './repository.ts'

export const practiceAccountData = {
  describe: (queries, accountId) =>
    Promise.resolve({ practiceEvents: walkEvents(queries, accountId) }),
  foresee: async (queries, accountId) => ({
    practiceEvents: await countEvents(queries, accountId),
  }),
} satisfies AccountData
