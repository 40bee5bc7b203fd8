import { spawn, spawnSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { register } from '../../testing/people.ts'
import { readSample, replaceIn } from '../../testing/proxies.ts'
import { freePort, startPostgres } from '../../testing/start-postgres.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { startWorld } from '../../testing/world.ts'
import { silentLog } from '../log.ts'
import { openPostgres } from './postgres.ts'

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
