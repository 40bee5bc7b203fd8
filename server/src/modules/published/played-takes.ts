import {
  fewestToCount,
  playedTakeSchema,
  type ProfileExport,
  type TakeCounts,
} from '@mboa/contract'
import type { AccountData } from '../../account-data.ts'
import type { CommandContext, Context } from '../../context.ts'
import { parseEach } from '../../http/parse-each.ts'
import type { Queries } from '../../platform/database/database.ts'
import { walkPages } from '../../platform/database/walk-pages.ts'
import {
  countHearers,
  forgetPlayedBefore,
  listPlayedBy,
  listPlayable,
  putPlayedTakes,
} from './played-takes.repository.ts'

const dayMs = 86_400_000
const weekDays = 7
const pageSize = 500

const dayOf = (instant: number) => Math.floor(instant / dayMs)
/** The first day of the seven that end today. */
const firstDayOf = (now: number) => dayOf(now) - weekDays + 1

/** Keeps which recordings a learner's device says it played; what is too old or strange is left. */
export async function notePlayedTakes(
  { database: { queries }, clock }: Pick<Context, 'database' | 'clock'>,
  learnerId: string,
  given: readonly unknown[],
): Promise<void> {
  const now = clock.now()
  const days = new Map<string, number>()
  for (const { id, day } of parseEach(playedTakeSchema, given).accepted) {
    // A device whose clock is ahead heard it today.
    const heardOn = Math.min(day, dayOf(now))
    if (heardOn >= firstDayOf(now)) days.set(id, heardOn)
  }
  if (days.size === 0) return
  const known = await listPlayable(queries, learnerId, [...days.keys()])
  // Always in the same order: two requests never wait for each other.
  const heard = known.toSorted().map((takeId) => ({ takeId, day: days.get(takeId) ?? 0 }))
  if (heard.length > 0) await putPlayedTakes(queries, learnerId, heard)
}

/** How many people heard a recorder this week; undefined for nobody, and no number for very few. */
export async function findHeardBy(
  queries: Queries,
  recorderId: string,
  now: number,
): Promise<TakeCounts['heardBy']> {
  const count = await countHearers(queries, recorderId, firstDayOf(now))
  if (count === 0) return undefined
  return count < fewestToCount ? 'few' : count
}

/** What is kept of what a learner heard, page by page. */
async function* walkPlayedBy(
  queries: Queries,
  learnerId: string,
): AsyncGenerator<NonNullable<ProfileExport['recordingsHeard']>, void> {
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

/** Forgets what no count asks for any more. */
export const sweepPlayedTakes = (
  { database: { queries } }: Pick<CommandContext, 'database'>,
  now: number,
): Promise<void> => forgetPlayedBefore(queries, firstDayOf(now))

export const playedTakeAccountData: AccountData = {
  describe: (queries, accountId) =>
    Promise.resolve({ recordingsHeard: walkPlayedBy(queries, accountId) }),
}
