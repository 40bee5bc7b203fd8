import type { ProfileExport } from '@mboa/contract'
import type { AccountData } from '../../account-data.ts'
import type { Queries } from '../../platform/database/database.ts'
import { walkPages } from '../../platform/database/walk-pages.ts'
import { dayMs } from './played-takes.ts'
import { listPlayedBy } from './played-takes.repository.ts'

const pageSize = 500

export const playedTakeAccountData = {
  describe: (queries, accountId) =>
    Promise.resolve({ recordingsHeard: walkPlayedBy(queries, accountId) }),
} satisfies AccountData

/** Reads page by page what is kept of the takes a learner heard. */
async function* walkPlayedBy(
  queries: Queries,
  learnerId: string,
): AsyncGenerator<ProfileExport['recordingsHeard'], void> {
  const pages = walkPages(
    ({ after = '', limit }: { after: string | undefined; limit: number }) =>
      listPlayedBy(queries, learnerId, { after, limit }),
    ({ takeId }) => takeId,
    pageSize,
  )
  for await (const rows of pages) {
    yield rows.map(({ takeId, day }) => ({
      recording: takeId,
      day: new Date(day * dayMs).toISOString().slice(0, 10),
    }))
  }
}
