import { expect, it } from 'vitest'
import { openDatabase } from '../../platform/database/open-database.ts'
import { readEpoch } from '../../platform/database/epoch.repository.ts'
import { silentLog } from '../../platform/log.ts'
import { createSchema, describeEngines } from '../../testing/engines.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { runMboa } from '../testing/run-mboa.ts'

describeEngines('the operator, after a restore', (engine) => {
  it('begins an epoch that no device has, also beside a running server', async () => {
    const DATA_DIR = await temporaryFolder()
    const DATABASE_URL = engine === 'sqlite' ? undefined : await createSchema()
    const begin = () => runMboa(['database', 'begin-epoch'], { DATA_DIR, DATABASE_URL })
    expect(await begin()).toMatchObject({ status: 0, complaints: [] })
    const database = openDatabase({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL }, silentLog)
    const epochs = [await readEpoch(database.queries)]
    for (let times = 0; times < 2; times += 1) {
      await begin()
      epochs.push(await readEpoch(database.queries))
    }
    expect(new Set(epochs).size).toBe(3)
    await database.close()
  })
})
