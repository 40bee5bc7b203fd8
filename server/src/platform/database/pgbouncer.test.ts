import { spawn, spawnSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { migrations } from '../../migrations/index.ts'
import { register } from '../../testing/people.ts'
import { readSample, replaceIn } from '../../testing/proxies.ts'
import { freePort, startPostgres } from '../../testing/start-postgres.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { startWorld } from '../../testing/world.ts'
import { systemClock } from '../clock.ts'
import { silentLog } from '../log.ts'
import { createThrottles } from '../throttles/throttles.repository.ts'
import { migrate } from './migrate.ts'
import { openPostgres } from './postgres.ts'
import { isDatabaseUnavailable } from './unavailable.ts'

const isThere = spawnSync('pgbouncer', ['--version']).status === 0
if (!isThere) process.stderr.write('\nNo pgbouncer found: what runs behind it is not tested.\n\n')

/** By its sample: passes transactions on to PostgreSQL, each through any of its connections. */
async function startPgbouncer(postgresUrl: string): Promise<string> {
  const { port: postgresPort, username } = new URL(postgresUrl)
  const port = await freePort()
  const configuration = join(await temporaryFolder(), 'pgbouncer.ini')
  const sample = replaceIn(await readSample('pgbouncer.ini'), {
    'mboa = host=10.0.0.21 port=5432 dbname=mboa': `postgres = host=127.0.0.1 port=${postgresPort} dbname=postgres user=${username}`,
    'listen_port = 6432': `listen_port = ${port}`,
    'auth_type = scram-sha-256': 'auth_type = any',
    'auth_file = /etc/pgbouncer/userlist.txt': '',
  })
  await writeFile(configuration, sample)
  const asUser = process.getuid?.() === 0 ? ['-u', 'nobody'] : []
  const program = spawn('pgbouncer', ['-q', ...asUser, configuration], { stdio: 'ignore' })
  onTestFinished(() => void program.kill())
  return `postgres://${username}@127.0.0.1:${port}/postgres`
}

it.runIf(isThere)(
  'keeps the limits of each transaction behind pgbouncer, and counts with other servers',
  async () => {
    const postgres = await startPostgres()
    if (postgres === undefined) throw new Error('There is a pgbouncer, but no PostgreSQL.')
    onTestFinished(() => postgres.stop())
    const url = await startPgbouncer(postgres.url)
    const database = openPostgres(url, silentLog, {
      poolSize: 8,
      statementTimeoutMs: 600,
      lockTimeoutMs: 300,
    })
    onTestFinished(() => database.close())
    const direct = openPostgres(postgres.url, silentLog, { poolSize: 1 })
    onTestFinished(() => direct.close())
    const isAnswered = () =>
      database.ping().then(
        () => true,
        () => false,
      )
    await expect.poll(isAnswered, { timeout: 10_000 }).toBe(true)
    // Several at once, so that pgbouncer opens connections that nobody has told anything.
    const inTransactions = await Promise.all(
      Array.from({ length: 8 }, () =>
        database.transaction(async (queries) => {
          await sql`select pg_sleep(0.05)`.execute(queries)
          const { rows } = await sql<{ lock: string; statement: string }>`
            select current_setting('lock_timeout') as lock,
              current_setting('statement_timeout') as statement`.execute(queries)
          return rows[0]
        }),
      ),
    )
    expect(new Set(inTransactions.map((each) => JSON.stringify(each)))).toEqual(
      new Set(['{"lock":"300ms","statement":"600ms"}']),
    )
    await migrate(direct, migrations, 0)
    const isLocked = Promise.withResolvers<undefined>()
    const isRefused = Promise.withResolvers<undefined>()
    const holding = direct.transaction(async (queries) => {
      await sql`lock table throttles`.execute(queries)
      isLocked.resolve(undefined)
      await isRefused.promise
    })
    await isLocked.promise
    const refused = await Promise.all(
      Array.from({ length: 8 }, () =>
        database
          .transaction((queries) => queries.deleteFrom('throttles').execute())
          .catch((error: unknown) => isDatabaseUnavailable(error) && String(error)),
      ),
    )
    for (const error of refused) expect(error).toContain('lock timeout')
    isRefused.resolve(undefined)
    await holding

    const other = openPostgres(url, silentLog, { poolSize: 8 })
    onTestFinished(() => other.close())
    const servers = [database, other].map((each) => createThrottles(each, systemClock))
    const limit = { name: 'knock', hits: 3, windowMs: 60_000 }
    const hits = await Promise.all(
      servers.flatMap((throttles) => Array.from({ length: 6 }, () => throttles.hit(limit, 'door'))),
    )
    expect(hits.filter(({ allowed }) => allowed)).toHaveLength(3)
  },
)

it.runIf(isThere)(
  'works behind pgbouncer in transaction mode, with the limits of the role',
  async () => {
    const postgres = await startPostgres()
    if (postgres === undefined) throw new Error('There is a pgbouncer, but no PostgreSQL.')
    onTestFinished(() => postgres.stop())
    const direct = openPostgres(postgres.url, silentLog, { poolSize: 1 })
    await sql`alter role mboa set statement_timeout = '700ms'`.execute(direct.queries)
    await direct.close()
    const url = await startPgbouncer(postgres.url)
    const database = openPostgres(url, silentLog, { poolSize: 5, statementTimeoutMs: 700 })
    onTestFinished(() => database.close())
    await expect
      .poll(
        () =>
          database.ping().then(
            () => true,
            () => false,
          ),
        { timeout: 10_000 },
      )
      .toBe(true)
    const world = await startWorld('postgres', { database })
    // What comes often has no name there: the next one reaches another connection of PostgreSQL.
    for (let round = 0; round < 10; round += 1) {
      const same = Array.from({ length: 5 }, () =>
        sql`select ${round}::int`.execute(database.queries),
      )
      await Promise.all(same)
    }
    await Promise.all(
      [1, 2, 3, 4].map((number) =>
        register(world, {
          email: `person${number}@example.com`,
          phoneNumber: `+23767000000${number}`,
        }),
      ),
    )
    const sleeping = Array.from({ length: 5 }, () =>
      sql`select pg_sleep(60)`.execute(database.queries).catch(String),
    )
    for (const error of await Promise.all(sleeping)) expect(error).toContain('statement timeout')
  },
)
