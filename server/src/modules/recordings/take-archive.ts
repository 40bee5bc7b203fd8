import type { Consent, Take } from '@mboa/contract'
import type { Clock } from '../../platform/clock.ts'
import { touchBlob } from '../../platform/blobs/pending-blobs.repository.ts'
import type { Database, Queries } from '../../platform/database/database.ts'
import { presentConsent } from './consents/consent-presenter.ts'
import { listConsents } from './consents/consents.repository.ts'
import { presentTake } from './takes/take-presenter.ts'
import {
  countApproved,
  countTakes,
  listTakesOf,
  type ApprovedCount,
} from './takes/takes.repository.ts'

/** What a speaker has recorded and consented to, for those who ask for all of it. */
export interface TakeArchive {
  count(recorderId: string): Promise<number>
  /** How often each item of a course is recorded, by dialect; approved and to be heard. */
  countApproved(course: string): Promise<readonly ApprovedCount[]>
  listTakes(recorderId: string): Promise<readonly Take[]>
  listConsents(accountId: string): Promise<readonly Consent[]>
  /**
   * Hands all files to the sweep. To be called in the transaction that removes the account, before
   * its rows go.
   */
  letGoOfFiles(queries: Queries, recorderId: string): Promise<void>
}

const pageSize = 500

export function createTakeArchive(parts: { database: Database; clock: Clock }): TakeArchive {
  const { database, clock } = parts

  async function* walk(queries: Queries, recorderId: string) {
    let after = ''
    for (;;) {
      const page = await listTakesOf(queries, recorderId, { after, limit: pageSize })
      yield* page
      const last = page.at(-1)
      if (last === undefined || page.length < pageSize) return
      after = last.id
    }
  }

  return {
    count: (recorderId) => countTakes(database.queries, recorderId),
    countApproved: (course) => countApproved(database.queries, course),
    async listTakes(recorderId) {
      const takes: Take[] = []
      for await (const row of walk(database.queries, recorderId)) takes.push(presentTake(row))
      return takes
    },
    async listConsents(accountId) {
      return (await listConsents(database.queries, accountId)).map(presentConsent)
    },
    async letGoOfFiles(queries, recorderId) {
      for await (const { archiveHash, listeningHash } of walk(queries, recorderId)) {
        for (const hash of [archiveHash, listeningHash]) {
          if (hash !== null) await touchBlob(queries, hash, clock.now())
        }
      }
    },
  }
}
