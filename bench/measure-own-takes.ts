import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { takesPageLimit } from '@mboa/contract'
import { migrations } from '../server/src/migrations/index.ts'
import {
  countByState,
  countDecidedSince,
  countToRecordAgain,
  listShownTakes,
} from '../server/src/modules/reviews/shown-takes/repository.ts'
import type { Database } from '../server/src/platform/database/database.ts'
import { migrate } from '../server/src/platform/database/migrate.ts'
import { openPostgres } from '../server/src/platform/database/postgres.ts'
import { openSqlite } from '../server/src/platform/database/sqlite.ts'
import { silentLog } from '../server/src/platform/log.ts'
import { listReceivedTakes } from '../server/src/modules/takes/repository.ts'
import { fillTakes } from '../server/src/testing/fill-takes.ts'
import { startPostgres } from '../server/src/testing/start-postgres.ts'
import { median, type Figure } from './figure.ts'

const ownTakes = 10_000
const others = 10
const takesOfOthers = 1_000
const rounds = 20
const recorderId = 'own'
const pageLength = 101

/** What the list of one's own takes asks of the database, for somebody who has recorded for years. */
export async function measureOwnTakes(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'mboa-takes-'))
  const postgres = await startPostgres({ durable: true })
  const databases = [
    openSqlite(join(folder, 'bench.sqlite')),
    ...(postgres === undefined ? [] : [openPostgres(postgres.url, silentLog)]),
  ]
  try {
    const figures: Figure[] = []
    for (const database of databases) figures.push(...(await measureOn(database)))
    return figures
  } finally {
    for (const database of databases) await database.close()
    await postgres?.stop()
    await rm(folder, { recursive: true })
  }
}

async function measureOn(database: Database): Promise<Figure[]> {
  await migrate(database, migrations, 0)
  for (let other = 0; other < others; other += 1) {
    await fillTakes(database, { recorderId: `other${other}`, count: takesOfOthers })
  }
  await fillTakes(database, { recorderId, count: ownTakes })
  const { queries, engine } = database
  const page = (state: 'received' | 'sent-back' | 'withdrawn' | undefined, before?: string) => () =>
    listShownTakes(queries, recorderId, { state, course: undefined, before }, pageLength)
  const statesAfter = (after: string) =>
    listReceivedTakes(queries, recorderId, { after, limit: takesPageLimit + 1 })
  const asked: [string, () => Promise<unknown>][] = [
    ['newest page', page(undefined)],
    ['page after 9,800', page(undefined, `${recorderId}-00000200`)],
    ['those waiting', page('received')],
    ['few sent back', page('sent-back')],
    ['few withdrawn', page('withdrawn')],
    ['page of states, the last', () => statesAfter(`${recorderId}-00009499`)],
    ['counts by state', () => countByState(queries, recorderId)],
    ['sent back, not said again', () => countToRecordAgain(queries, recorderId)],
    ['decided since', () => countDecidedSince(queries, recorderId, ownTakes - 50)],
  ]
  const figures: Figure[] = []
  for (const [name, ask] of asked) {
    const times: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const startedAt = performance.now()
      await ask()
      times.push(performance.now() - startedAt)
    }
    const value = `${median(times).toFixed(1)} ms`
    figures.push({ name: `10,000 takes, ${name} (${engine})`, value })
  }
  return figures
}
