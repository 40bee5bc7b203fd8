import { createHash } from 'node:crypto'
import type { Clock } from '../clock.ts'
import type { Database, Queries } from '../database/database.ts'
import type { Admission, Limit, Throttles } from './throttles.ts'

/**
 * A sliding log: exactly `limit.hits` in any window, whichever way the window is laid. The upsert
 * locks the row, so hits arriving at once are counted one after the other.
 */
export function createThrottles(database: Database, clock: Clock): Throttles {
  return {
    async hit(limit, subject) {
      const key = keyOf(limit, subject)
      const now = clock.now()
      // Refusals come in floods: answer them without writing.
      const refusal = admit(limit, await findHits(database.queries, key), now)
      if (!refusal.allowed) return refusal
      return database.transaction(async (queries) => {
        const row = await queries
          .insertInto('throttles')
          .values({ key, hits: '[]', expiresAt: now + limit.windowMs })
          .onConflict((conflict) =>
            conflict.column('key').doUpdateSet({ expiresAt: now + limit.windowMs }),
          )
          .returning('hits')
          .executeTakeFirstOrThrow()
        const hits = parseHits(row.hits)
        const admission = admit(limit, hits, now)
        if (!admission.allowed) return admission
        const counted = [...hits.filter((at) => at > now - limit.windowMs), now]
        await queries
          .updateTable('throttles')
          .set({ hits: JSON.stringify(counted) })
          .where('key', '=', key)
          .execute()
        return admission
      })
    },
    async clear(limit, subject) {
      await database.queries
        .deleteFrom('throttles')
        .where('key', '=', keyOf(limit, subject))
        .execute()
    },
  }
}

/** Forgets what no longer counts. */
export async function sweepThrottles(database: Database, now: number): Promise<void> {
  await database.queries.deleteFrom('throttles').where('expiresAt', '<=', now).execute()
}

async function findHits(queries: Queries, key: string): Promise<readonly number[]> {
  const row = await queries
    .selectFrom('throttles')
    .select('hits')
    .where('key', '=', key)
    .executeTakeFirst()
  return row === undefined ? [] : parseHits(row.hits)
}

function parseHits(text: string): readonly number[] {
  return JSON.parse(text) as number[]
}

function admit(limit: Limit, hits: readonly number[], now: number): Admission {
  const recent = hits.filter((at) => at > now - limit.windowMs)
  if (recent.length < limit.hits) return { allowed: true }
  const oldest = recent[recent.length - limit.hits] ?? now
  return { allowed: false, retryAfterSeconds: Math.ceil((oldest + limit.windowMs - now) / 1000) }
}

function keyOf(limit: Limit, subject: string): string {
  return createHash('sha256').update(`${limit.name}\n${subject}`).digest('base64url')
}
