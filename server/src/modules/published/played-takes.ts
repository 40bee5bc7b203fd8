import { fewestToCount, playedTakeSchema, type TakeCounts } from '@mboa/contract'
import type { CommandContext, Context } from '../../context.ts'
import { parseEach } from '../../http/parse-each.ts'
import type { Queries } from '../../platform/database/database.ts'
import {
  countHearers,
  forgetPlayedBefore,
  listPlayable,
  putPlayedTakes,
} from './played-takes.repository.ts'

export const dayMs = 86_400_000
const weekDays = 7

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

/** Forgets what no count asks for any more. */
export const sweepPlayedTakes = (
  { database: { queries } }: Pick<CommandContext, 'database'>,
  now: number,
): Promise<void> => forgetPlayedBefore(queries, firstDayOf(now))
