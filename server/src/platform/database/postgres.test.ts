import { api } from '@mboa/contract'
import { sql } from 'kysely'
import { Client } from 'pg'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { createSchema } from '../../testing/engines.ts'
import { signInRecorder } from '../../testing/takes.ts'
import { startWorld } from '../../testing/world.ts'
import { silentLog } from '../log.ts'
import { answerGraceMs, type DatabaseLimits } from './limits.ts'
import { migrate, type Migration } from './migrate.ts'
import { openPostgres } from './postgres.ts'
import { isDatabaseUnavailable } from './unavailable.ts'

async function open(limits: Partial<DatabaseLimits>) {
  const url = await createSchema()
  const database = openPostgres(url, silentLog, limits)
  onTestFinished(() => database.close())
  const other = new Client({ connectionString: url })
  await other.connect()
  onTestFinished(() => other.end())
  return { database, other }
}

describe.runIf(inject('postgresUrl') !== undefined)('PostgreSQL', () => {
  it('that has locked a table stops neither other routes nor what waits for it for long', async () => {
    const { database, other } = await open({ poolSize: 3, lockTimeoutMs: 300 })
    const world = await startWorld('postgres', { database })
    const client = await signInRecorder(world)
    await other.query('begin; lock table takes')
    const waiting = Array.from({ length: 6 }, () => client.get(api.listTakes.path))
    const session = await client.get(api.readSession.path)
    expect(session.status).toBe(200)
    for (const { status, error } of await Promise.all(waiting)) {
      expect([status, error.code, error.retryAfterSeconds]).toEqual([503, 'unavailable', 5])
    }
    await other.query('rollback')
    expect((await client.get(api.listTakes.path)).status).toBe(200)
  })

  it('cancels a statement that takes too long, which is a reason to try again later', async () => {
    const { database } = await open({ statementTimeoutMs: 200 })
    const failure = await sql`select pg_sleep(60)`.execute(database.queries).catch(String)
    expect(failure).toContain('statement timeout')
    const again = sql`select pg_sleep(60)`.execute(database.queries)
    expect(await again.then(() => false, isDatabaseUnavailable)).toBe(true)
  })

  it('gives no reason to try again for a statement with too many values', async () => {
    const { database, other } = await open({})
    await other.query('create table throttles (key text)')
    const values = Array.from({ length: 66_002 }, (_, at) => `key-${at}`)
    const asked = database.queries.selectFrom('throttles').select('key').where('key', 'in', values)
    const failure = await asked.execute().then(
      () => undefined,
      (error: unknown) => error,
    )
    expect(failure).toMatchObject({ code: '08P01' })
    expect(isDatabaseUnavailable(failure)).toBe(false)
  })

  it('plans once what comes often, and goes on where a step changes its table meanwhile', async () => {
    const { database, other } = await open({ poolSize: 1 })
    await other.query('create table things (name text)')
    const ask = async () => {
      const columns = await sql`select name from things where name <> ${'x'}`.execute(
        database.queries,
      )
      const all = await sql`select * from things where name <> ${'x'}`.execute(database.queries)
      return [columns.rows, all.rows]
    }
    for (let round = 0; round < 20; round += 1) expect(await ask()).toEqual([[], []])
    const { rows } = await sql<{ statement: string }>`
      select statement from pg_prepared_statements order by statement`.execute(database.queries)
    expect(rows).toEqual([{ statement: 'select name from things where name <> $1' }])
    await other.query(
      "alter table things add column note text; insert into things values ('a', 'b')",
    )
    expect(await ask()).toEqual([[{ name: 'a' }], [{ name: 'a', note: 'b' }]])
  })

  it('ends a transaction whose server has fallen silent', async () => {
    const { database } = await open({})
    const shown = await sql<object>`show idle_in_transaction_session_timeout`.execute(
      database.queries,
    )
    expect(shown.rows).toEqual([{ idleInTransactionSessionTimeout: '30s' }])
  })

  it(
    'takes all limits off for a step of the schema, and for nothing else',
    { tags: 'long', timeout: 30_000 },
    async () => {
      const statementTimeoutMs = 100
      const { database } = await open({ statementTimeoutMs, lockTimeoutMs: 100 })
      const longerSeconds = (statementTimeoutMs + answerGraceMs + 500) / 1000
      const slow: Migration = {
        name: '0001-slow',
        up: async (schema) => {
          await sql`select pg_sleep(${longerSeconds})`.execute(schema)
        },
      }
      // Two servers that start at once: the second waits for the first.
      const taken = await Promise.all([1, 2].map(() => migrate(database, [slow], 0)))
      expect(taken.flat()).toEqual(['0001-slow'])
      const shown = await sql<object>`show statement_timeout`.execute(database.queries)
      expect(shown.rows).toEqual([{ statementTimeout: '100ms' }])
    },
  )
})
