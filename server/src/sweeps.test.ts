import { expect, it, onTestFinished } from 'vitest'
import { migrations } from './migrations/index.ts'
import { migrate } from './platform/database/migrate.ts'
import { openDatabase } from './platform/database/open-database.ts'
import { silentLog } from './platform/log.ts'
import { createSchema, describeEngines } from './testing/engines.ts'
import { startServerProcess } from './testing/server-process.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'

describeEngines('sweeps', (engine) => {
  it('run soon after the start, each alone: what fails is named and holds up no other', async () => {
    const dataDir = await temporaryFolder()
    const databaseUrl = engine === 'sqlite' ? undefined : await createSchema()
    const database = openDatabase({ dataDir, databaseUrl }, silentLog)
    onTestFinished(() => database.close())
    await migrate(database, migrations, 0)
    const forgotten = { id: 'old', template: 'none', payload: '{}', createdAt: 0, attempts: 1 }
    await database.queries
      .insertInto('mailOutbox')
      .values({ ...forgotten, nextAttemptAt: 0, failedAt: 1, lastError: 'refused' })
      .execute()
    await database.queries.schema.alterTable('throttles').renameTo('not_there').execute()
    const server = startServerProcess({
      DATA_DIR: dataDir,
      ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    })
    await server.url
    const countMails = async () =>
      (await database.queries.selectFrom('mailOutbox').select('id').execute()).length
    await expect.poll(countMails, { timeout: 20_000 }).toBe(0)
    server.signal('SIGTERM')
    const { status, stderr } = await server.ended
    expect(status).toBe(0)
    const lines = stderr.trim().split('\n')
    expect(lines).toHaveLength(1)
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      sweep: 'throttles',
      msg: 'A sweep failed; it is tried again later',
    })
  })
})
