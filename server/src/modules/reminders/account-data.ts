import type { ProfileExport } from '@mboa/contract'
import type { AccountData } from '../../account-data.ts'
import type { Queries } from '../../platform/database/database.ts'
import { listReminded } from './repository.ts'

export const reminderAccountData = {
  describe: async (queries, accountId) => ({
    reminders: await describeReminders(queries, accountId),
  }),
} satisfies AccountData

async function describeReminders(
  queries: Queries,
  accountId: string,
): Promise<ProfileExport['reminders']> {
  const all = await listReminded(queries, accountId)
  return all.map(({ endpoint, time, timeZone, lastDay, createdAt }) => ({
    endpoint,
    time,
    timeZone,
    lastDay,
    since: createdAt,
  }))
}
