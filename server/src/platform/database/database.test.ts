import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { migrations } from '../../migrations/index.ts'
import { describeBothEngines, openTestDatabase } from '../../testing/engines.ts'
import {
  isBetweenVersions,
  migrate,
  migrateAtStart,
  PendingStepsError,
  UnknownSchemaError,
  type Migration,
} from './migrate.ts'
import type { Queries } from './database.ts'

const now = 1_795_000_000_000

const insert = (queries: Queries, key: string) =>
  queries.insertInto('throttles').values({ key, hits: '[]', expiresAt: now }).execute()
const keys = async (queries: Queries) =>
  (await queries.selectFrom('throttles').select('key').orderBy('key').execute()).map(
    (row) => row.key,
  )

describeBothEngines('the database', (engine) => {
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

  it('refuses null in columns that every writer fills', async () => {
    const database = await openTestDatabase(engine)
    await migrate(database, migrations, now)
    const tables = await database.queries.introspection.getTables()
    const nullable = tables.flatMap(({ name: table, columns }) =>
      columns.filter(({ isNullable }) => isNullable).map(({ name }) => `${table}.${name}`),
    )
    expect(nullable).toContain('takes.approved_at')
    const filled = [
      'accounts.terms_accepted_at',
      'published_recordings.listening_hash',
      'reports.item',
      'reports.reason',
      'take_hearings.heard_hash',
      'take_reviews.heard_hash',
      'takes.archive_bytes',
      'takes.heard_bytes',
      'takes.listening_bytes',
      'takes.listening_hash',
    ]
    expect(filled.filter((column) => nullable.includes(column))).toEqual([])
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

describeBothEngines('migrating', (engine) => {
  const step = plain
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
    await migrate(database, [first, { ...second, breaksOlder: true }], now)
    const older = migrate(database, [first], now)
    await expect(older).rejects.toThrow(UnknownSchemaError)
    await expect(older).rejects.toThrow('0002-second')
  })

  it('lets a version before go on beside steps that only add', async () => {
    const database = await openTestDatabase(engine)
    await migrate(database, [first, second], now)
    expect(await migrateAtStart(database, [first], now)).toEqual([])
    const breaking: Migration = { ...step('0003-other', 'select 1'), breaksOlder: true }
    await migrate(database, [first, second, breaking], now)
    await expect(migrateAtStart(database, [first], now)).rejects.toThrow('0003-other')
  })

  it('builds indexes and changes rows a part at a time, and goes on where it was stopped', async () => {
    const database = await openTestDatabase(engine)
    const { queries } = database
    await migrate(database, [first], now)
    await sql`insert into first (id) values ('a'), ('b'), ('c')`.execute(queries)
    let mayGoOn = false
    const filled: Migration = {
      ...step('0002-filled', 'alter table first add column length integer'),
      indexes: [
        { name: 'first_by_length', on: 'first', columns: ['length'], where: 'length is not null' },
      ],
      async fill(own) {
        const rest = await sql<{ id: string }>`
          select id from first where length is null order by id limit 1`.execute(own)
        const [row] = rest.rows
        if (row === undefined) return false
        if (row.id === 'c' && !mayGoOn) throw new Error('killed')
        await sql`update first set length = 1 where id = ${row.id}`.execute(own)
        return true
      },
    }
    const lengths = async () =>
      (await sql<{ length: number | null }>`select * from first order by id`.execute(queries)).rows
    await expect(migrate(database, [first, filled], now)).rejects.toThrow('killed')
    // All or nothing on SQLite; on PostgreSQL what was done stays, and servers wait for the rest.
    if (engine === 'postgres') {
      expect(await lengths()).toMatchObject([{ length: 1 }, { length: 1 }, { length: null }])
      expect(await isBetweenVersions(database)).toBe(true)
      const start = migrateAtStart(database, [first, filled], now)
      await expect(start).rejects.toThrow(PendingStepsError)
      await expect(start).rejects.toThrow('0002-filled')
    }
    mayGoOn = true
    expect(await migrate(database, [first, filled], now)).toEqual(['0002-filled'])
    expect(await lengths()).toMatchObject([{ length: 1 }, { length: 1 }, { length: 1 }])
    expect(await isBetweenVersions(database)).toBe(false)
    expect(await migrateAtStart(database, [first, filled], now)).toEqual([])
    await expect(sql`drop index first_by_length`.execute(queries)).resolves.toBeDefined()
  })
})

it('takes a step while others read and write, and waits for nobody who holds a table', async () => {
  const database = await openTestDatabase('postgres')
  await migrate(database, [plain('0001-first', 'create table first (id text primary key)')], now)
  const { promise: isHeld, resolve: hold } = Promise.withResolvers<undefined>()
  const { promise: mayEnd, resolve: end } = Promise.withResolvers<undefined>()
  const reader = database.transaction(async (queries) => {
    await sql`select * from first`.execute(queries)
    hold(undefined)
    await mayEnd
  })
  await isHeld
  const step = plain('0002-second', 'alter table first add column length integer')
  const taken = migrate(database, [plain('0001-first', ''), step], now)
  const isAskedFor = async () => {
    const waiting =
      await sql`select 1 from pg_locks where relation = to_regclass('first') and not granted`.execute(
        database.queries,
      )
    return waiting.rows.length > 0
  }
  await expect.poll(isAskedFor, { interval: 10 }).toBe(true)
  // Behind who waits for the table: for as long as one try takes, which is less than anybody waits.
  for (let row = 0; row < 5; row += 1) {
    await sql`insert into first (id) values (${`row ${row}`})`.execute(database.queries)
  }
  end(undefined)
  await reader
  expect(await taken).toEqual(['0002-second'])
})

function plain(name: string, sqlText: string): Migration {
  return {
    name,
    up: async (schema) => {
      await sql.raw(sqlText).execute(schema)
    },
  }
}

it('numbers the steps without gaps', () => {
  const numbers = migrations.map((migration) => Number(migration.name.slice(0, 4)))
  expect(numbers).toEqual(numbers.map((_, index) => index + 1))
})
