import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { migrations } from '../../migrations/index.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { migrate } from './migrate.ts'
import { openSqlite } from './sqlite.ts'

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
