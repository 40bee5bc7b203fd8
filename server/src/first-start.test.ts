/** @module-tag long */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { createDatabase } from './testing/engines.ts'
import { isLongRun } from './testing/is-long-run.ts'
import { startServerProcess } from './testing/server-process.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'

/** A PostgreSQL with nothing in it, and somebody who looks into it. */
async function startEmpty() {
  const DATABASE_URL = await createDatabase('')
  const client = new Client({ connectionString: DATABASE_URL })
  // It is cut where the database goes.
  client.on('error', () => undefined)
  await client.connect()
  onTestFinished(() => client.end())
  /** Asks without a pause until there is something. */
  const untilFound = async (statement: string) => {
    while ((await client.query(statement)).rows.length === 0);
  }
  return { environment: { DATABASE_URL, DATA_DIR: await temporaryFolder() }, client, untilFound }
}

/** Held while the schema is made, all of it in one transaction. */
const isMakingSchema = `select 1 from pg_locks join pg_database on pg_database.oid = database
  where locktype = 'advisory' and datname = current_database()`
const isLeftAlone = `select 1 where not exists (${isMakingSchema})`
const isSchemaMade = `select 1 where to_regclass('migrations') is not null`

it('starts on PostgreSQL after it was killed while it made the schema, and right after', async () => {
  const { environment, client, untilFound } = await startEmpty()
  const inTheMiddle = Array.from({ length: isLongRun ? 10 : 1 }, () => isMakingSchema)
  for (const moment of [...inTheMiddle, isSchemaMade]) {
    const server = startServerProcess(environment)
    await untilFound(moment)
    server.signal('SIGKILL')
    expect((await server.ended).status).toBe('SIGKILL')
    // PostgreSQL has noticed.
    await untilFound(isLeftAlone)
    // All of it, or nothing.
    expect((await client.query(isSchemaMade)).rows).toHaveLength(moment === isSchemaMade ? 1 : 0)
  }
  const server = startServerProcess(environment)
  expect((await fetch(`${await server.url}/readyz`)).status).toBe(200)
})

it('two servers start at once on an empty PostgreSQL and share one store, which a third lacks', async () => {
  const { environment, client } = await startEmpty()
  const servers = [startServerProcess(environment), startServerProcess(environment)]
  for (const { url } of servers) {
    expect((await fetch(`${await url}/readyz`)).status).toBe(200)
  }
  const { rows } = await client.query<{ name: string; times: string }>(
    'select name, count(*) as times from migrations group by name having count(*) > 1',
  )
  expect(rows).toEqual([])
  const mark = await readFile(join(environment.DATA_DIR, 'blobs/store-id'), 'utf8')
  const third = startServerProcess({ ...environment, DATA_DIR: await temporaryFolder() })
  const { status, stderr } = await third.ended
  expect(status).toBe(1)
  expect(stderr).toContain(`lie in the store marked ${mark.trim()}; the one configured here`)
})
