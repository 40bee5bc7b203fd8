import { sql, type Kysely } from 'kysely'
import { expect, it } from 'vitest'
import { migrations } from '../../migrations/index.ts'
import { describeEngines, openTestDatabase } from '../../testing/engines.ts'
import { migrate, UnknownSchemaError, type Migration } from './migrate.ts'
import type { Queries } from './database.ts'

const now = 1_795_000_000_000

const insert = (queries: Queries, key: string) =>
  queries.insertInto('throttles').values({ key, hits: '[]', expiresAt: now }).execute()
const keys = async (queries: Queries) =>
  (await queries.selectFrom('throttles').select('key').orderBy('key').execute()).map(
    (row) => row.key,
  )

describeEngines('the database', (engine) => {
  it('gives instants, counts and sums as numbers', async () => {
    const database = await openTestDatabase(engine)
    await migrate(database, migrations, now)
    await insert(database.queries, 'one')
    const row = await database.queries
      .selectFrom('throttles')
      .select((e) => ['expiresAt', e.fn.countAll().as('count'), e.fn.sum('expiresAt').as('sum')])
      .groupBy('expiresAt')
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ expiresAt: now, count: 1, sum: now })
  })

  it('keeps all of a transaction or nothing', async () => {
    const database = await openTestDatabase(engine)
    await migrate(database, migrations, now)
    const broken = database.transaction(async (queries) => {
      await insert(queries, 'lost')
      throw new Error('cut')
    })
    await expect(broken).rejects.toThrow('cut')
    await database.transaction((queries) => insert(queries, 'kept'))
    expect(await keys(database.queries)).toEqual(['kept'])
  })

  it('keeps transactions that run at once apart', async () => {
    const database = await openTestDatabase(engine)
    await migrate(database, migrations, now)
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        database
          .transaction(async (queries) => {
            await insert(queries, `${String(index).padStart(2, '0')} first`)
            if (index % 2 === 1) throw new Error('cut')
            await insert(queries, `${String(index).padStart(2, '0')} second`)
          })
          .catch(() => undefined),
      ),
    )
    expect(await keys(database.queries)).toHaveLength(20)
  })

  it('reports what failed first, also where the connection is lost and nothing can be taken back', async () => {
    const database = await openTestDatabase(engine)
    const broken = database.transaction(async (queries) => {
      if (engine === 'postgres') {
        const end = sql`select pg_terminate_backend(pg_backend_pid())`.execute(queries)
        await end.catch(() => undefined)
      }
      throw new Error('first')
    })
    await expect(broken).rejects.toThrow('first')
    await database.ping()
  })

  it('enforces references', async () => {
    const database = await openTestDatabase(engine)
    await migrate(database, migrations, now)
    const orphan = database.queries
      .insertInto('accountCodes')
      .values({
        codeHash: 'x',
        accountId: 'nobody',
        purpose: 'verify-email',
        createdAt: now,
        expiresAt: now,
        supersededAt: null,
      })
      .execute()
    await expect(orphan).rejects.toThrow(/foreign key/i)
  })
})

describeEngines('migrating', (engine) => {
  const step = (name: string, sqlText: string): Migration => ({
    name,
    up: async (schema: Kysely<unknown>) => {
      await sql.raw(sqlText).execute(schema)
    },
  })
  const first = step('0001-first', 'create table first (id text primary key)')
  const second = step('0002-second', 'create table second (id text primary key)')
  const broken = step('0003-broken', 'create table first (id text primary key)')

  it('takes each step once, in order', async () => {
    const database = await openTestDatabase(engine)
    expect(await migrate(database, [first], now)).toEqual(['0001-first'])
    expect(await migrate(database, [first, second], now)).toEqual(['0002-second'])
    expect(await migrate(database, [first, second], now)).toEqual([])
  })

  it('leaves nothing behind when a step breaks, so the next start can try again', async () => {
    const database = await openTestDatabase(engine)
    await expect(migrate(database, [first, second, broken], now)).rejects.toThrow('first')
    expect(await migrate(database, [first, second], now)).toEqual(['0001-first', '0002-second'])
  })

  it('is done by one of several servers that start at once', async () => {
    const database = await openTestDatabase(engine)
    const taken = await Promise.all([1, 2, 3].map(() => migrate(database, [first, second], now)))
    expect(taken.flat().sort()).toEqual(['0001-first', '0002-second'])
  })

  it('refuses a database of a newer version', async () => {
    const database = await openTestDatabase(engine)
    await migrate(database, [first, second], now)
    const older = migrate(database, [first], now)
    await expect(older).rejects.toThrow(UnknownSchemaError)
    await expect(older).rejects.toThrow('0002-second')
  })
})

it('numbers the steps without gaps', () => {
  const numbers = migrations.map((migration) => Number(migration.name.slice(0, 4)))
  expect(numbers).toEqual(numbers.map((_, index) => index + 1))
})
