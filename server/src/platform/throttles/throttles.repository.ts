import { createHash } from 'node:crypto'
import { maxClockSkewMs, type Clock } from '../clock.ts'
import type { Database, Queries } from '../database/database.ts'
import type { ThrottlesTable } from '../database/tables.ts'
import type { Admission, Limit, Throttles } from './throttles.ts'

/** How often a hit is tried beside others of its subject before it waits for its turn. */
const triesBeside = 3

/**
 * A sliding log: exactly `limit.hits` in any window, whichever way the window is laid. A hit is
 * counted where the log is still as it was read; where many come at once, by the lock of the upsert,
 * one after the other.
 */
export function createThrottles(database: Database, clock: Clock): Throttles {
  const { queries } = database
  return {
    async hit(limit, subject) {
      const key = keyOf(limit, subject)
      const now = clock.now()
      for (let tries = 0; tries < triesBeside; tries += 1) {
        const known = await findHits(queries, key)
        const hits = known === undefined ? [] : parseHits(known)
        // Refusals come in floods: answer them without writing.
        const admission = admit(limit, hits, now)
        if (!admission.allowed) return admission
        const counted = { hits: countIn(limit, hits, now), expiresAt: now + limit.windowMs }
        const isCounted =
          known === undefined
            ? await insertHits(queries, { key, ...counted })
            : await replaceHits(queries, key, { known, ...counted })
        if (isCounted) return admission
      }
      return database.transaction(async (within) => {
        const row = await within
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
        await within
          .updateTable('throttles')
          .set({ hits: countIn(limit, hits, now) })
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

async function findHits(queries: Queries, key: string): Promise<string | undefined> {
  const row = await queries
    .selectFrom('throttles')
    .select('hits')
    .where('key', '=', key)
    .executeTakeFirst()
  return row?.hits
}

type CountedHits = Readonly<Pick<ThrottlesTable, 'hits' | 'expiresAt'>>

/** False where another hit of the same moment was counted first. */
async function insertHits(
  queries: Queries,
  row: CountedHits & { readonly key: string },
): Promise<boolean> {
  const inserted = await queries
    .insertInto('throttles')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst()
  return inserted !== undefined
}

/** The same where some were counted before, which `known` says. */
async function replaceHits(
  queries: Queries,
  key: string,
  { known, ...counted }: CountedHits & { readonly known: string },
): Promise<boolean> {
  const replaced = await queries
    .updateTable('throttles')
    .set(counted)
    .where('key', '=', key)
    .where('hits', '=', known)
    .returning('key')
    .executeTakeFirst()
  return replaced !== undefined
}

/** Without what no longer counts. */
function countIn(limit: Limit, hits: readonly number[], now: number): string {
  return JSON.stringify([...recentOf(limit, hits, now), now].toSorted((a, b) => a - b))
}

/** Hits that count: in the window, and not later than another server's clock can be. */
function recentOf({ windowMs }: Limit, hits: readonly number[], now: number): number[] {
  return hits.filter((at) => at > now - windowMs && at <= now + maxClockSkewMs)
}

function parseHits(text: string): readonly number[] {
  return JSON.parse(text) as number[]
}

function admit(limit: Limit, hits: readonly number[], now: number): Admission {
  const recent = recentOf(limit, hits, now)
  if (recent.length < limit.hits) return { allowed: true }
  const oldest = recent[recent.length - limit.hits] ?? now
  return { allowed: false, retryAfterSeconds: Math.ceil((oldest + limit.windowMs - now) / 1000) }
}

function keyOf(limit: Limit, subject: string): string {
  return createHash('sha256').update(`${limit.name}\n${subject}`).digest('base64url')
}
