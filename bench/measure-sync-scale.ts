import { randomUUID } from 'node:crypto'
import { buildReview } from '@mboa/domain/testing'
import { migrations } from '../server/src/migrations/index.ts'
import { sync } from '../server/src/modules/practice/service.ts'
import { systemClock } from '../server/src/platform/clock.ts'
import type { Database } from '../server/src/platform/database/database.ts'
import { migrate } from '../server/src/platform/database/migrate.ts'
import { openPostgres } from '../server/src/platform/database/postgres.ts'
import { silentLog } from '../server/src/platform/log.ts'
import { fillPractice } from '../server/src/testing/fill-practice.ts'
import { addLearner } from '../server/src/testing/practice.ts'
import { startPostgres } from '../server/src/testing/start-postgres.ts'
import { median, type Figure } from './figure.ts'

const learners = 100_000
const sizes = [10_000, 100_000, 1_000_000, 10_000_000]
const batchSize = 10
const syncsAtEachSize = 400
const atOnce = 20
const loopMs = 5_000

/**
 * What one learner's sync costs among the events of 100,000 others, and how many one process
 * holds against a bare loop of inserts on the same database. Needs some gigabytes and minutes.
 */
export async function measureSyncScale(): Promise<Figure[]> {
  const postgres = await startPostgres({ durable: true })
  if (postgres === undefined) return []
  const database = openPostgres(postgres.url, silentLog)
  try {
    await migrate(database, migrations, 0)
    const figures: Figure[] = []
    const costs: number[] = []
    // The first ones are slow for reasons of their own: code and plans are new.
    await measureSyncCost(database)
    let from = 0
    for (const to of sizes) {
      await fillPractice(postgres.url, { learners, from, to })
      from = to
      const cost = await measureSyncCost(database)
      costs.push(cost)
      figures.push({ name: `one sync among ${to} events`, value: `${cost.toFixed(2)} ms` })
    }
    const ratio = (costs.at(-1) ?? 0) / (costs[0] ?? 1)
    const syncs = await countInLoop((learner) => syncOnce(database, learner), database)
    const inserts = await countInLoop((learner) => insertOnce(database, learner), database)
    return [
      ...figures,
      { name: 'the same, the last to the first', value: ratio.toFixed(2), aim: '≤ 1.3' },
      { name: `syncs of ${batchSize} reviews a second`, value: `${syncs}` },
      { name: `bare inserts of ${batchSize} rows a second`, value: `${inserts}` },
      { name: 'syncs to bare inserts', value: (syncs / inserts).toFixed(2) },
    ]
  } finally {
    await database.close()
    await postgres.stop()
  }
}

interface Learner {
  actor: Awaited<ReturnType<typeof addLearner>>
  cursor: number
}

const makeReviews = () => Array.from({ length: batchSize }, () => buildReview({ id: randomUUID() }))

async function syncOnce(database: Database, learner: Learner): Promise<void> {
  const context = { database, clock: systemClock }
  const request = { events: makeReviews(), cursor: learner.cursor }
  learner.cursor = (await sync(context, learner.actor, request)).cursor
}

async function insertOnce(database: Database, learner: Learner): Promise<void> {
  const rows = makeReviews().map((event, index) => ({
    learnerId: learner.actor.accountId,
    id: event.id,
    receivedAt: 0,
    sequence: learner.cursor + index,
    event: JSON.stringify(event),
  }))
  learner.cursor += batchSize
  await database.queries.insertInto('practiceEvents').values(rows).execute()
}

/** The median of one sync after the other, each durable, of a learner with a short history. */
export async function measureSyncCost(database: Database): Promise<number> {
  const learner = { actor: await addLearner(database), cursor: 0 }
  const times: number[] = []
  for (let count = 0; count < syncsAtEachSize; count += 1) {
    const startedAt = performance.now()
    await syncOnce(database, learner)
    times.push(performance.now() - startedAt)
  }
  return median(times)
}

async function countInLoop(
  work: (learner: Learner) => Promise<void>,
  database: Database,
): Promise<number> {
  const startedAt = performance.now()
  let done = 0
  const loops = Array.from({ length: atOnce }, async () => {
    const learner = { actor: await addLearner(database), cursor: 0 }
    while (performance.now() - startedAt < loopMs) {
      await work(learner)
      done += 1
    }
  })
  await Promise.all(loops)
  return Math.round(done / ((performance.now() - startedAt) / 1000))
}
