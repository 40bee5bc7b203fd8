import type { AccountData } from '../../account-data.ts'
import { walkReportsOf } from './repository.ts'

export const reportAccountData = {
  describe: (queries, accountId) => Promise.resolve({ reports: walkReportsOf(queries, accountId) }),
} satisfies AccountData
