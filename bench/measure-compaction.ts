import { migrations } from '../server/src/migrations/index.ts'
import { compactPractice } from '../server/src/modules/practice/index.ts'
import { compaction } from '../server/src/modules/practice/limits.ts'
import { listEvents } from '../server/src/modules/practice/repository.ts'
import { systemClock } from '../server/src/platform/clock.ts'
import type { Database } from '../server/src/platform/database/database.ts'
import { migrate } from '../server/src/platform/database/migrate.ts'
import { openPostgres } from '../server/src/platform/database/postgres.ts'
import { silentLog } from '../server/src/platform/log.ts'
import {
  copyBlocks,
  countRows,
  giveRoomBack,
  listWords,
  practiseLongAgo,
  sizeOf,
} from '../server/src/testing/fill-old-practice.ts'
import { addLearner } from '../server/src/testing/practice.ts'
import { startPostgres } from '../server/src/testing/start-postgres.ts'
import { median, type Figure } from './figure.ts'
import { measureSyncCost } from './measure-sync-scale.ts'

/** Those who practise, those who have tried it, and one of many years. */
const crowds = [
  { name: 'of 1,000 answers', learners: 60, events: 1_000 },
  { name: 'of 20 answers', learners: 1_000, events: 20 },
  { name: 'of 5 answers', learners: 2_000, events: 5 },
  { name: 'of 100,000 answers', learners: 1, events: 100_000 },
] as const
/** To begin with, and in the end; by block as many events as one holds. */
const sizes = [10_000, 10_000_000] as const
const rounds = 15

/**
 * What old practice events take in PostgreSQL one by one and in blocks, as people leave them, what
 * putting them there costs, and what a sync costs among many blocks.
 */
export async function measureCompaction(): Promise<Figure[]> {
  const postgres = await startPostgres({ durable: true })
  if (postgres === undefined) return []
  const database = openPostgres(postgres.url, silentLog)
  try {
    await migrate(database, migrations, 0)
    const figures: Figure[] = []
    for (const crowd of crowds) figures.push(...(await measureCrowd(database, crowd)))
    const costs: number[] = []
    await measureSyncCost(database)
    let blocks = await countRows(database, 'practice_blocks')
    for (const events of sizes) {
      const more = Math.ceil(events / compaction.eventsInBlock) - blocks
      await copyBlocks(database, more)
      blocks += Math.max(0, more)
      const cost = await measureSyncCost(database)
      costs.push(cost)
      figures.push({
        name: `one sync among blocks of ${events} events`,
        value: `${cost.toFixed(2)} ms`,
      })
    }
    const ratio = (costs[1] ?? NaN) / (costs[0] ?? NaN)
    return [
      ...figures,
      { name: 'the same, the last to the first', value: ratio.toFixed(2), aim: '≤ 1.3' },
    ]
  } finally {
    await database.close()
    await postgres.stop()
  }
}

/** Disk space of the blocks and of the lists that find their ids. */
const sizeOfPacked = async (database: Database) =>
  (await sizeOf(database, 'practice_blocks')) + (await sizeOf(database, 'practice_block_ids'))

async function measureCrowd(
  database: Database,
  { name, learners, events }: (typeof crowds)[number],
): Promise<Figure[]> {
  const learnerIds: string[] = []
  const words = await listWords()
  const [singleBefore, packedBefore] = [
    await sizeOf(database, 'practice_events'),
    await sizeOfPacked(database),
  ]
  for (let at = 0; at < learners; at += 1) {
    learnerIds.push((await addLearner(database)).accountId)
    await practiseLongAgo(database, learnerIds.at(-1) ?? '', { words, events })
  }
  const count = learners * events
  const single = ((await sizeOf(database, 'practice_events')) - singleBefore) / count
  const readSingle = await measureReading(database, learnerIds[0] ?? '', events)
  const startedAt = performance.now()
  await compactPractice({ database, clock: systemClock })
  const took = performance.now() - startedAt
  const packed = ((await sizeOfPacked(database)) - packedBefore) / count
  const readPacked = await measureReading(database, learnerIds[0] ?? '', events)
  await giveRoomBack(database, 'practice_events')
  const left = await countRows(database, 'practice_events')
  if (left > 0) throw new Error(`${left} events are still one by one`)
  return [
    { name: `an event of a learner ${name}, one by one`, value: `${single.toFixed(0)} bytes` },
    { name: `the same in blocks`, value: `${packed.toFixed(0)} bytes`, aim: '< 200 bytes' },
    {
      name: `putting them there, a learner, with its pause`,
      value: `${(took / learners).toFixed(1)} ms`,
    },
    {
      name: `their last page, one by one and in blocks`,
      value: `${readSingle.toFixed(1)} and ${readPacked.toFixed(1)} ms`,
    },
  ]
}

async function measureReading(
  database: Database,
  learnerId: string,
  events: number,
): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const startedAt = performance.now()
    const range = { after: events - 1_000, through: events, limit: 1_001 }
    await listEvents(database.queries, learnerId, range)
    times.push(performance.now() - startedAt)
  }
  return median(times)
}
