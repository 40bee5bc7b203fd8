import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { checkPacks, packsFolder } from '@mboa/content'
import { api } from '@mboa/contract'
import { sql } from 'kysely'
import { expect, inject, it, onTestFinished } from 'vitest'
import { migrations } from '../../migrations/index.ts'
import { checkStore } from '../../platform/blobs/check-store.ts'
import { openDiskBlobs } from '../../platform/blobs/disk-blobs.ts'
import type { Environment } from '../../platform/config/config.ts'
import { migrate } from '../../platform/database/migrate.ts'
import { openDatabase } from '../../platform/database/open-database.ts'
import { createIds } from '../../platform/ids.ts'
import { silentLog } from '../../platform/log.ts'
import { sendFile } from '../../testing/call-as-page.ts'
import { createSchema, describeEngines } from '../../testing/engines.ts'
import { startMailServer } from '../../testing/mail-server.ts'
import { startObjectStore } from '../../testing/object-store.ts'
import { signIn } from '../../testing/people.ts'
import { phonePhoto } from '../../testing/pictures.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { startWorld } from '../../testing/world.ts'
import { runMboa, withTerminal } from '../testing/run-mboa.ts'
import { diagnose } from './doctor.ts'

/** The line about one subject, without its name. */
function about(output: readonly string[], subject: string): string {
  const line = output.find((each) => each.slice(2).startsWith(`${subject} `)) ?? ''
  return `${line.slice(0, 1)} ${line.slice(2 + subject.length).trim()}`
}

/** Checked once for all tests of this file: nothing changes them, and it takes longer than the rest. */
const courses = checkPacks(packsFolder)

const runDoctor = (environment: Environment) =>
  withTerminal(environment, (terminal) => diagnose(terminal, () => courses))

it('finds nothing wrong before the first start, and makes nothing', async () => {
  const folder = await temporaryFolder()
  const { status, output, complaints } = await runMboa(['doctor'], {
    DATA_DIR: join(folder, 'data'),
  })
  expect([status, complaints]).toEqual([0, []])
  expect(about(output, 'configuration')).toBe('✓ Serves http://localhost:3000.')
  expect(about(output, 'storage')).toMatch(
    /^· .* is created at the first start; \d+ MiB are free\.$/,
  )
  expect(about(output, 'database')).toBe('· Not created yet: the first start creates it.')
  expect(about(output, 'mail')).toBe('· Not sent: after npm start, read them at /dev/mailbox.')
  expect(about(output, 'courses')).toMatch(/^✓ \d+ courses without a problem\.$/)
  expect(await readdir(folder)).toEqual([])
})

it('says how many problems the courses have, and where they are listed', async () => {
  const { courses: found, problems } = await courses
  const problem = { file: 'pack.yaml', line: 1, code: 'yaml', message: 'Broken.' } as const
  const broken = { courses: found, problems: [...problems, problem, problem] }
  const environment = { DATA_DIR: await temporaryFolder() }
  const { status, output } = await withTerminal(environment, (terminal) =>
    diagnose(terminal, () => Promise.resolve(broken)),
  )
  expect([status, about(output, 'courses')]).toEqual([
    1,
    '✗ 2 problems: npm run mboa -- content check lists them.',
  ])
})

it('writes to the object store and takes it away again', async () => {
  const store = await startObjectStore()
  const { config } = store
  const environment = {
    DATA_DIR: await temporaryFolder(),
    S3_ENDPOINT: config.endpoint,
    S3_BUCKET: config.bucket,
    S3_ACCESS_KEY_ID: config.accessKeyId,
    S3_SECRET_ACCESS_KEY: config.secretAccessKey,
  }
  const says = async (bucket = config.bucket) =>
    about((await runDoctor({ ...environment, S3_BUCKET: bucket })).output, 'object store')
  expect(await says()).toMatch(/^✓ mboa-test at 127\.0\.0\.1:\d+ stores what is written\.$/)
  expect(await says('other')).toMatch(/^✗ other at .*: There is no bucket other at .*\. Make it/)
  await store.stop()
  expect(await says()).toMatch(/^✗ mboa-test at .*: The object store does not respond\.$/)
})

describeEngines('the doctor', (engine) => {
  async function environmentFor() {
    const DATA_DIR = await temporaryFolder()
    return engine === 'sqlite' ? { DATA_DIR } : { DATA_DIR, DATABASE_URL: await createSchema() }
  }
  const openFor = (environment: { DATA_DIR: string; DATABASE_URL?: string }) => {
    const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } = environment
    return openDatabase({ dataDir, databaseUrl }, silentLog)
  }

  it('reports how far the database is from this version', async () => {
    const environment = await environmentFor()
    const database = openFor(environment)
    const says = async () => about((await runDoctor(environment)).output, 'database')
    await database.ping()
    expect(await says()).toMatch(/^· .* answers; the next start brings it 1 step forward\.$/)
    await migrate(database, migrations, 0)
    await sql`update migrations set finished_at = null`.execute(database.queries)
    expect(await says()).toMatch(
      /^· .* answers; (the next start|`mboa migrate`) brings it 1 step forward\.$/,
    )
    await migrate(database, migrations, 0)
    expect(await says()).toMatch(/^✓ .* responds and is up to date\.$/)
    await migrate(
      database,
      [...migrations, { name: '9999-future', up: () => Promise.resolve(), breaksOlder: true }],
      0,
    )
    expect(await says()).toMatch(
      /^✗ .* another version of Mboa: it has the migration "9999-future"\.$/,
    )
    await database.close()
  })
})

describeEngines('the store of files', (engine) => {
  async function start() {
    const DATA_DIR = await temporaryFolder()
    const databaseUrl = engine === 'sqlite' ? undefined : await createSchema()
    const environment = {
      DATA_DIR,
      ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    }
    const database = openDatabase({ dataDir: DATA_DIR, databaseUrl }, silentLog)
    onTestFinished(() => database.close())
    const blobs = await openDiskBlobs(join(DATA_DIR, 'blobs'))
    const world = await startWorld(engine, { database, blobs })
    const { clock } = world
    const check = () => checkStore({ database, blobs, clock, ids: createIds(clock) })
    const says = async () => {
      const { status, output } = await runDoctor(environment)
      return [status, about(output, 'files')]
    }
    return { world, blobs, check, says, mark: join(DATA_DIR, 'blobs', 'store-id') }
  }

  it('is reported as marked, as to be marked, and as one of another database', async () => {
    const { blobs, check, says } = await start()
    const unmarked = [0, '· The next start marks the store as the one of this database.']
    expect(await says()).toEqual(unmarked)
    // A look changes nothing.
    expect(await blobs.readMark()).toBeUndefined()
    expect(await says()).toEqual(unmarked)
    await check()
    expect(await says()).toEqual([0, '✓ The store is marked as the one of this database.'])
    await blobs.writeMark('another')
    const [status, report] = await says()
    expect(status).toBe(1)
    expect(report).toMatch(/^✗ .* the one configured here is marked another\. All servers of one/)
    expect(report).toMatch(/write [0-9a-f-]{36} into "store-id" there/)
  })

  it('without its mark is wrong without the files, and marked again with them', async () => {
    const { world, check, says, mark } = await start()
    await check()
    await rm(mark)
    const [status, report] = await says()
    expect([status, report]).toEqual([
      1,
      expect.stringMatching(/^✗ .* the one configured here has no mark, and not the files\./),
    ])
    await sendFile(world, await signIn(world), api.replacePhoto.path, await phonePhoto())
    expect(await says()).toEqual([
      0,
      '· The mark of the store is gone and the files are there: the next start marks it again.',
    ])
  })
})

it.runIf(inject('postgresUrl') !== undefined)(
  'says when the database allows fewer connections than one server may open',
  async () => {
    const environment = {
      DATA_DIR: await temporaryFolder(),
      DATABASE_URL: await createSchema(),
      DATABASE_POOL_SIZE: '1000',
    }
    const { status, output } = await runDoctor(environment)
    expect(status).toBe(1)
    expect(about(output, 'database')).toMatch(
      /^✗ .* allows \d+ connections: DATABASE_POOL_SIZE is 1000\.$/,
    )
  },
)

it('lists every wrong variable, and still looks at the courses', async () => {
  const environment = { PORT: 'x', SMTP_URL: 'nowhere' }
  const { status, output, complaints } = await runDoctor(environment)
  expect([status, complaints]).toEqual([1, ['2 things are wrong.']])
  expect(output.filter((line) => line.startsWith('✗ configuration'))).toHaveLength(2)
  expect(about(output, 'courses')).toMatch(/^✓/)
})

it('says where a database does not answer, without its password', async () => {
  const environment = {
    DATA_DIR: await temporaryFolder(),
    DATABASE_URL: 'postgres://mboa:secret@127.0.0.1:9/mboa',
  }
  const { status, output } = await runDoctor(environment)
  expect(status).toBe(1)
  expect(about(output, 'database')).toMatch(/^✗ PostgreSQL at 127\.0\.0\.1:9 does not respond: ./)
  expect(output.join('\n')).not.toContain('secret')
})

it('says when a file of the data folder is not a database', async () => {
  const DATA_DIR = await temporaryFolder()
  await writeFile(join(DATA_DIR, 'mboa.sqlite'), 'something else entirely, long enough to be read')
  const { status, output } = await runDoctor({ DATA_DIR })
  expect(status).toBe(1)
  expect(about(output, 'database')).toMatch(/^✗ SQLite in .* does not respond: ./)
})

const spoiled: Record<string, (blobs: string) => Promise<unknown>> = {
  'is not a folder': (blobs) => writeFile(blobs, ''),
  // Root may write anywhere: nothing can be refused to it.
  ...(process.getuid?.() !== 0 && {
    'cannot be written by this user': (blobs) => mkdir(blobs, { mode: 0o500 }),
  }),
}

it.each(Object.keys(spoiled))('says when the storage %s', async (trouble) => {
  const DATA_DIR = await temporaryFolder()
  await spoiled[trouble]?.(join(DATA_DIR, 'blobs'))
  const { status, output } = await runDoctor({ DATA_DIR })
  expect(status).toBe(1)
  expect(about(output, 'storage')).toBe(`✗ ${join(DATA_DIR, 'blobs')} ${trouble}.`)
})

it('asks the mail server whether it takes mail, and sends none', async () => {
  const mailServer = await startMailServer()
  const environment = { DATA_DIR: await temporaryFolder(), SMTP_URL: mailServer.url }
  const willing = await runDoctor(environment)
  expect(about(willing.output, 'mail')).toMatch(/^✓ .* accepts mail, sent as Mboa <no-reply@/)
  expect(mailServer.messages).toEqual([])
  await mailServer.close()
  const gone = await runDoctor(environment)
  expect([gone.status, about(gone.output, 'mail')]).toEqual([
    1,
    expect.stringMatching(/^✗ .* accepts no mail from this server: ./),
  ])
})
