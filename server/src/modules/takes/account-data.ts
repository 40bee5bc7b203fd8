import type { RecordingsFate, Take } from '@mboa/contract'
import type { AccountData } from '../../account-data.ts'
import { touchBlob } from '../../platform/blobs/pending-blobs.repository.ts'
import type { Queries } from '../../platform/database/database.ts'
import { walkById } from '../../platform/database/walk-pages.ts'
import { detachConsents, isConsentedTo, speakerIdOf } from '../speakers/index.ts'
import { announceTakes } from './published-recordings.repository.ts'
import { filesOf } from './describe-files.ts'
import { answerWhoAsked } from './sound-requests.repository.ts'
import { presentTake } from './take-presenter.ts'
import {
  countStanding,
  countTakes,
  detachTakes,
  listTakesOf,
  removeTakesOf,
  type TakeRow,
} from './repository.ts'

const pageSize = 500

/** @param countGuestTakes counts the takes of others' speakers that go with an account */
export const takeAccountData = (countGuestTakes: CountGuestTakes) =>
  ({
    describe: (queries, accountId) => Promise.resolve({ takes: walkTakesOf(queries, accountId) }),
    async foresee(queries, accountId) {
      const own = await countTakes(queries, accountId)
      const takes = own + (await countGuestTakes(queries, accountId))
      return { takes, takesThatCanStay: await countTakesThatCanStay(queries, accountId) }
    },
    erase: (queries, accountId, { recordings: fate, now }) =>
      settleTakes(queries, accountId, { fate, now }),
  }) satisfies AccountData

type CountGuestTakes = (queries: Queries, recorderId: string) => Promise<number>

/** Counts the takes of the account's own voice that may stay when it is deleted. */
async function countTakesThatCanStay(queries: Queries, recorderId: string): Promise<number> {
  return (await mayStay(queries, recorderId)) ? countStanding(queries, recorderId) : 0
}

/** Walks all takes of a recorder, page by page. */
async function* walkTakesOf(
  queries: Queries,
  recorderId: string,
): AsyncGenerator<readonly Take[], void> {
  for await (const rows of walkRows(queries, recorderId)) yield rows.map(presentTake)
}

/**
 * Settles what becomes of the recordings of an account, once those who spoke on its devices are
 * settled. What stays is nobody's from then on; all other files go to the sweep.
 */
async function settleTakes(
  queries: Queries,
  recorderId: string,
  { fate, now }: { fate: RecordingsFate; now: number },
): Promise<void> {
  const stay = fate === 'keep' && (await mayStay(queries, recorderId))
  const heard: TakeRow[] = []
  for await (const takes of walkRows(queries, recorderId)) {
    for (const take of takes) {
      if (take.approvedAt !== null && take.withdrawnAt === null) heard.push(take)
      if (stay && isStanding(take)) continue
      for (const hash of filesOf(take)) await touchBlob(queries, hash, now)
    }
  }
  if (stay) {
    await detachTakes(queries, recorderId)
    await detachConsents(queries, recorderId)
  }
  await removeTakesOf(queries, recorderId)
  await announceTakes(queries, heard)
  if (!stay) for (const take of heard) await answerWhoAsked(queries, take, now)
}

function walkRows(queries: Queries, recorderId: string) {
  return walkById((page) => listTakesOf(queries, recorderId, page), pageSize)
}

function mayStay(queries: Queries, recorderId: string): Promise<boolean> {
  return isConsentedTo(queries, speakerIdOf(recorderId), 'learners')
}

function isStanding({ withdrawnAt, sentBackAt }: TakeRow): boolean {
  return withdrawnAt === null && sentBackAt === null
}
