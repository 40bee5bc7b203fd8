import type { ProfileExport } from '@mboa/contract'
import type { AccountData } from '../../account-data.ts'
import type { Queries } from '../../platform/database/database.ts'
import { listWorkshopsOf } from './repository.ts'

export const workshopAccountData = {
  describe: async (queries, accountId) => ({
    workshops: await describeWorkshops(queries, accountId),
  }),
} satisfies AccountData

async function describeWorkshops(
  queries: Queries,
  accountId: string,
): Promise<ProfileExport['workshops']> {
  return (await listWorkshopsOf(queries, accountId)).map((row) => {
    const { name, language, openedBy, joinedAt, leftAt, endsAt, closedAt } = row
    return { name, language, wasOpener: openedBy === accountId, joinedAt, leftAt, endsAt, closedAt }
  })
}
