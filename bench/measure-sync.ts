import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PracticeEvent } from '@mboa/contract'
import { buildReview } from '@mboa/domain/testing'
import { migrations } from '../server/src/migrations/index.ts'
import { sync } from '../server/src/modules/practice/service.ts'
import { systemClock } from '../server/src/platform/clock.ts'
import type { Database } from '../server/src/platform/database/database.ts'
import { migrate } from '../server/src/platform/database/migrate.ts'
import { openPostgres } from '../server/src/platform/database/postgres.ts'
import { openSqlite } from '../server/src/platform/database/sqlite.ts'
import { silentLog } from '../server/src/platform/log.ts'
import { addLearner } from '../server/src/testing/practice.ts'
import { startPostgres } from '../server/src/testing/start-postgres.ts'
import type { Figure } from './figure.ts'

const learnerCount = 50
const batchSize = 10
const measuredMs = 3_000

/** Batches that this process stores in a second, each durable before it is acknowledged. */
export async function measureSync(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'mboa-bench-'))
  const postgres = await startPostgres({ durable: true })
  try {
    const figures = [await measure('SQLite', openSqlite(join(folder, 'bench.sqlite')))]
    if (postgres === undefined) return figures
    return [...figures, await measure('PostgreSQL', openPostgres(postgres.url, silentLog))]
  } finally {
    await postgres?.stop()
    await rm(folder, { recursive: true })
  }
}

async function measure(engine: string, database: Database): Promise<Figure> {
  try {
    return await countSyncs(engine, database)
  } finally {
    await database.close()
  }
}

async function countSyncs(engine: string, database: Database): Promise<Figure> {
  await migrate(database, migrations, 0)
  const context = { database, clock: systemClock }
  const learners = []
  for (let index = 0; index < learnerCount; index += 1) learners.push(await addLearner(database))
  let batches = 0
  const startedAt = performance.now()
  await Promise.all(
    learners.map(async (learner) => {
      let cursor = 0
      while (performance.now() - startedAt < measuredMs) {
        const events = Array.from({ length: batchSize }, makeReview)
        const answer = await sync(context, learner, { events, cursor })
        cursor = answer.cursor
        batches += 1
      }
    }),
  )
  const seconds = (performance.now() - startedAt) / 1000
  return {
    name: `syncs of ${batchSize} reviews a second, ${engine}`,
    value: String(Math.round(batches / seconds)),
  }
}

function makeReview(): PracticeEvent {
  return buildReview({ id: randomUUID() })
}
