import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { migrations } from '../../migrations/index.ts'
import { countTurns } from '../../testing/count-turns.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { isDiskFull } from '../free-space.ts'
import type { Queries } from './database.ts'
import { migrate } from './migrate.ts'
import { openSqlite } from './sqlite.ts'
import { isDatabaseUnavailable } from './unavailable.ts'

const run = promisify(execFile)

const insertFromOutside = `
  const file = new (require('node:sqlite').DatabaseSync)(process.argv[1], { timeout: 5000 })
  file.exec("insert into throttles (key, hits, expires_at) values ('outside', '[]', 1)")
`

async function openMigrated() {
  const path = join(await temporaryFolder(), 'test.sqlite')
  const database = openSqlite(path)
  onTestFinished(() => database.close())
  await migrate(database, migrations, 0)
  return { path, database }
}

it('writes every commit to the disk before it is answered', async () => {
  const { database } = await openMigrated()
  const pragma = async (name: string) =>
    (await sql<Record<string, unknown>>`${sql.raw(`pragma ${name}`)}`.execute(database.queries))
      .rows[0]
  expect(await pragma('journal_mode')).toEqual({ journalMode: 'wal' })
  expect(await pragma('synchronous')).toEqual({ synchronous: 2 })
  expect(await pragma('foreign_keys')).toEqual({ foreignKeys: 1 })
})

it('lets a transaction that reads first write later, beside another process that writes', async () => {
  const { path, database } = await openMigrated()
  const keys = database.queries.selectFrom('throttles').select('key').orderBy('key')
  let outside: Promise<unknown> | undefined
  await database.transaction(async (queries) => {
    await queries.selectFrom('throttles').selectAll().execute()
    outside = run(process.execPath, ['-e', insertFromOutside, path])
    // The other process either waits for us (as it should) or is done within that time.
    await Promise.race([outside, setTimeout(1_000)])
    const row = { key: 'inside', hits: '[]', expiresAt: 1 }
    await queries.insertInto('throttles').values(row).execute()
  })
  await outside
  expect(await keys.execute()).toEqual([{ key: 'inside' }, { key: 'outside' }])
})

const writeUntilStopped = `
  const file = new (require('node:sqlite').DatabaseSync)(process.argv[1], { timeout: 5000 })
  file.exec("begin immediate; insert into throttles (key, hits, expires_at) values ('outside', '[]', 1)")
  process.stdout.write('writing')
  process.stdin.once('data', () => {
    file.exec('commit')
    process.exit()
  })
`

it('goes on with everything else while another process writes, and then writes too', async () => {
  const { path, database } = await openMigrated()
  const keys = database.queries.selectFrom('throttles').select('key').orderBy('key')
  const outside = spawn(process.execPath, ['-e', writeUntilStopped, path])
  onTestFinished(() => void outside.kill())
  await once(outside.stdout, 'data')
  const insert = (key: string) =>
    database.queries.insertInto('throttles').values({ key, hits: '[]', expiresAt: 1 }).execute()
  const done: string[] = []
  const writing = [
    insert('alone').then(() => done.push('alone')),
    database
      .transaction((queries) =>
        queries
          .insertInto('throttles')
          .values({ key: 'together', hits: '', expiresAt: 1 })
          .execute(),
      )
      .then(() => done.push('together')),
  ]
  expect(await keys.execute()).toEqual([])
  await setTimeout(50)
  expect(done).toEqual([])
  outside.stdin.write('enough')
  await Promise.all(writing)
  expect(await keys.execute()).toEqual(['alone', 'outside', 'together'].map((key) => ({ key })))
})

it('reads row by row, with no write in between', async () => {
  const { database } = await openMigrated()
  const insert = (key: string) =>
    database.queries.insertInto('throttles').values({ key, hits: '[]', expiresAt: 1 }).execute()
  for (const key of ['a', 'b', 'c']) await insert(key)
  const read: string[] = []
  let writing: Promise<unknown> | undefined
  for await (const { key } of database.queries.selectFrom('throttles').select('key').stream()) {
    writing ??= insert('d').then(() => read.push('written'))
    read.push(key)
  }
  await writing
  expect(read).toEqual(['a', 'b', 'c', 'written'])
})

it(
  'gives up on a write after a while, as something to try again later',
  { tags: 'long', timeout: 30_000 },
  async () => {
    const { path, database } = await openMigrated()
    const outside = spawn(process.execPath, ['-e', writeUntilStopped, path])
    onTestFinished(() => void outside.kill())
    await once(outside.stdout, 'data')
    const refused = await database.queries
      .deleteFrom('throttles')
      .execute()
      .catch((error: unknown) => error)
    expect(isDatabaseUnavailable(refused)).toBe(true)
  },
)

it('reports what failed first, not that there was nothing left to roll back', async () => {
  const { database } = await openMigrated()
  const broken = database.transaction(async (queries) => {
    // As SQLite itself does where the disk is full in the middle of a transaction.
    await sql`rollback`.execute(queries)
    throw new Error('first')
  })
  await expect(broken).rejects.toThrow('first')
  expect(await database.transaction(() => Promise.resolve('next'))).toBe('next')
})

it('keeps others out of a transaction, and lets them in once it has ended', async () => {
  const { database } = await openMigrated()
  const insert = (queries: Queries, key: string) =>
    queries.insertInto('throttles').values({ key, hits: '[]', expiresAt: 1 }).execute()
  let outside: Promise<unknown> | undefined
  await database
    .transaction(async (queries) => {
      await insert(queries, 'inside')
      outside = insert(database.queries, 'outside')
      await setTimeout(20)
      throw new Error('taken back')
    })
    .catch(() => undefined)
  await outside
  const rows = await database.queries.selectFrom('throttles').select('key').execute()
  expect(rows).toEqual([{ key: 'outside' }])
})

it('answers no ping after a write that found no room, until one finds some', async () => {
  const { database } = await openMigrated()
  const limitPages = (pages: number) =>
    sql.raw(`pragma max_page_count = ${pages}`).execute(database.queries)
  // As few as there are: the file cannot grow.
  await limitPages(1)
  await database.ping()
  const hits = 'x'.repeat(1_000_000)
  const refused = await database
    .transaction((queries) =>
      queries.insertInto('throttles').values({ key: 'large', hits, expiresAt: 1 }).execute(),
    )
    .catch((error: unknown) => error)
  expect([isDiskFull(refused), isDatabaseUnavailable(refused)]).toEqual([true, true])
  await expect(database.ping()).rejects.toThrow('full')
  await limitPages(1_000_000)
  await database.ping()
  expect(await database.queries.selectFrom('throttles').select('key').execute()).toEqual([])
})

it.each([
  ['one after the other', false],
  ['at once', true],
])('lets others run between statements that somebody starts %s', async (_, isAtOnce) => {
  const { database } = await openMigrated()
  const stopCounting = countTurns()
  const statements = 5
  const started: Promise<unknown>[] = []
  for (let nth = 0; nth < statements; nth += 1) {
    const statement = sql`with recursive counted(n) as (
      select 1 union all select n + 1 from counted where n < 500000
    ) select max(n) from counted`.execute(database.queries)
    started.push(statement)
    if (!isAtOnce) await statement
  }
  await Promise.all(started)
  expect(stopCounting()).toBeGreaterThanOrEqual(statements - 1)
})
