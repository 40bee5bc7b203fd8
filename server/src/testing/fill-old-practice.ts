import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { loadPacks, packsFolder } from '@mboa/content'
import { buildReview } from '@mboa/domain/testing'
import { sql } from 'kysely'
import { compaction } from '../modules/practice/limits.ts'
import { systemClock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { createIds } from '../platform/ids.ts'

const answersADay = 20
const wordsOfOne = 400
const dayMs = 24 * 60 * 60_000
const rowsAtOnce = 1_000

interface Word {
  readonly course: string
  readonly id: string
  readonly text: string
}

export async function listWords(): Promise<readonly Word[]> {
  return (await loadPacks(packsFolder)).flatMap(({ summary, units }) =>
    units.flatMap(({ pack }) =>
      pack.words.map(({ id, text }) => ({ course: summary.course, id, text })),
    ),
  )
}

/** As somebody answers, twenty times a day in one session each. */
export async function practiseLongAgo(
  database: Database,
  learnerId: string,
  { words, events }: { words: readonly Word[]; events: number },
): Promise<void> {
  const mine = words.slice(randomInt(words.length - wordsOfOne)).slice(0, wordsOfOne)
  const ids = createIds(systemClock)
  let at = systemClock.now() - 9 * dayMs - (events / answersADay) * dayMs
  let session = ids.uuid(at)
  for (let from = 0; from < events; from += rowsAtOnce) {
    const rows = Array.from({ length: Math.min(rowsAtOnce, events - from) }, (_, nth) => {
      at += randomInt(2_000, 20_000)
      if ((from + nth) % answersADay === 0) {
        at += dayMs - answersADay * 11_000
        session = ids.uuid(at)
      }
      const word = mine[randomInt(mine.length)] ?? words[0]
      const isRight = randomInt(10) < 8
      const event = buildReview({
        id: ids.uuid(at),
        answeredAt: at,
        course: word?.course ?? '',
        item: word?.id ?? '',
        skill: (['recognise', 'recall', 'hear', 'write'] as const)[randomInt(4)] ?? 'recall',
        kind:
          (['choose-meaning', 'type-word', 'dictation', 'choose-written'] as const)[randomInt(4)] ??
          'dictation',
        rating: isRight ? 3 : 1,
        verdict: isRight ? 'exact' : 'letters',
        outcome: isRight ? 'correct' : 'wrong',
        answer: isRight ? (word?.text ?? '') : randomBytes(4).toString('hex'),
        tookMs: randomInt(900, 20_000),
        session,
      })
      return {
        learnerId,
        id: event.id,
        sequence: from + nth + 1,
        receivedAt: at + randomInt(300_000),
        event: JSON.stringify(event),
      }
    })
    await database.queries.insertInto('practiceEvents').values(rows).execute()
  }
  const sequence = { learnerId, lastSequence: events, uncompactedSince: 0 }
  await database.queries.insertInto('practiceSequences').values(sequence).execute()
}

/** A full block of somebody’s, for so many others, who have no account. Of PostgreSQL alone. */
export async function copyBlocks(database: Database, more: number): Promise<void> {
  if (more <= 0) return
  await database.unhurriedTransaction(async (queries) => {
    await sql`set local session_replication_role = replica`.execute(queries)
    await sql`
      insert into practice_blocks
      select ${randomUUID()} || n, first_sequence, last_sequence, event_count, events
      from (select * from practice_blocks where event_count = ${compaction.eventsInBlock} limit 1) of_one, generate_series(1, ${more}::int) n
    `.execute(queries)
  })
  await sql`vacuum analyze practice_blocks`.execute(database.queries)
}

/** With its indexes. Of PostgreSQL alone. */
export async function sizeOf({ queries }: Database, table: string): Promise<number> {
  await sql`vacuum ${sql.table(table)}`.execute(queries)
  const { rows } = await sql<{ bytes: number }>`
    select pg_total_relation_size(${table}::regclass) as bytes`.execute(queries)
  return rows[0]?.bytes ?? NaN
}

export async function countRows({ queries }: Database, table: string): Promise<number> {
  const { rows } = await sql<{
    count: number
  }>`select count(*) as count from ${sql.table(table)}`.execute(queries)
  return rows[0]?.count ?? NaN
}

/** Room that a table holds for further rows, to the disk. Of PostgreSQL alone. */
export async function giveRoomBack({ queries }: Database, table: string): Promise<void> {
  await sql`vacuum full analyze ${sql.table(table)}`.execute(queries)
}
