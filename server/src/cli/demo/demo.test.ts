import { apiPaths, profileSchema } from '@mboa/contract'
import {
  countBegunStages,
  createCalendar,
  createProgressReader,
  createRecallReader,
  foldEvents,
  summariseDue,
} from '@mboa/domain'
import { expect, it } from 'vitest'
import { openDatabase } from '../../platform/database/open-database.ts'
import { silentLog } from '../../platform/log.ts'
import { createSchema, describeEngines } from '../../testing/engines.ts'
import { createFakeClock } from '../../testing/fake-clock.ts'
import { exchangeAll } from '../../testing/practice.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { startWorld } from '../../testing/world.ts'
import { runMboa } from '../testing/run-mboa.ts'

const password = 'Mboa-demo-2026'

describeEngines('demo', (engine) => {
  it('makes, beside a running server, a learner in whose practice everything shows', async () => {
    const dataDir = await temporaryFolder()
    const databaseUrl = engine === 'sqlite' ? undefined : await createSchema()
    const database = openDatabase({ dataDir, databaseUrl }, silentLog)
    const now = Date.now() + 60_000
    const world = await startWorld(engine, { database, clock: createFakeClock(now) })
    const run = () => runMboa(['demo'], { DATA_DIR: dataDir, DATABASE_URL: databaseUrl })

    const { status, output } = await run()
    expect(status).toBe(0)
    expect(output.at(-1)).toContain(password)
    const again = await run()
    expect(again.status).toBe(0)
    expect(again.output.filter((line) => line.includes('exists already'))).toHaveLength(2)

    const client = world.client()
    const identifier = 'demo-learner@example.com'
    expect((await client.post(apiPaths.login, { identifier, password })).status).toBe(200)
    const fold = foldEvents((await exchangeAll(client)).events)
    const figures = createProgressReader(createCalendar('Africa/Douala'))(fold)
    const stages = countBegunStages(fold)
    expect(Math.min(stages.learning, stages.known, stages['well-known'])).toBeGreaterThan(0)
    for (const { kind, total } of figures.mistakes) expect([kind, total > 0]).toEqual([kind, true])
    expect(figures.days.length).toBeGreaterThan(25)
    expect(summariseDue(fold, { now, dayEndsAt: now }).dueNow).toBeGreaterThan(0)
    const compared = createRecallReader()(fold).reduce((sum, { reviews }) => sum + reviews, 0)
    expect(compared).toBeGreaterThan(100)

    const recorder = world.client()
    await recorder.post(apiPaths.login, { identifier: 'demo-recorder@example.com', password })
    const { user, recorderLanguages } = (await recorder.get(apiPaths.profile)).as(profileSchema)
    expect([user.role, recorderLanguages]).toEqual(['recorder', ['bas', 'ewo']])
    await database.close()
  })
})

it('demo is refused in production', async () => {
  const DATA_DIR = await temporaryFolder()
  const { status, complaints } = await runMboa(['demo'], { DATA_DIR, NODE_ENV: 'production' })
  expect(status).toBe(1)
  expect(complaints.join()).toContain('not in production')
})
