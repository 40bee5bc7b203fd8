import { setImmediate } from 'node:timers/promises'
import { buildReview } from '@mboa/domain/testing'
import { expect, it, onTestFinished } from 'vitest'
import { migrations } from '../../migrations/index.ts'
import { countEvents, sync } from '../../modules/practice/index.ts'
import { systemClock as clock } from '../../platform/clock.ts'
import { migrate } from '../../platform/database/migrate.ts'
import { openDatabase } from '../../platform/database/open-database.ts'
import { createIds } from '../../platform/ids.ts'
import { silentLog } from '../../platform/log.ts'
import { createSchema, describeEngines, type Engine } from '../../testing/engines.ts'
import { practiseLongAgo } from '../../testing/fill-old-practice.ts'
import { addLearner } from '../../testing/practice.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { runMboa } from '../testing/run-mboa.ts'

const eventsOfOne = 3_000
const words = Array.from({ length: 500 }, (_, at) => {
  return { course: 'ewo', id: `ewo.word${at}`, text: `word ${at}` }
})

/** A database, and two who have practised long ago. */
async function start(engine: Engine) {
  const DATA_DIR = await temporaryFolder()
  const DATABASE_URL = engine === 'sqlite' ? undefined : await createSchema()
  const database = openDatabase({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL }, silentLog)
  onTestFinished(() => database.close())
  await migrate(database, migrations, clock.now())
  const [one, other] = [await addLearner(database), await addLearner(database)]
  for (const { accountId } of [one, other]) {
    await practiseLongAgo(database, accountId, { words, events: eventsOfOne })
  }
  const compact = () => runMboa(['database', 'compact'], { DATA_DIR, DATABASE_URL })
  const countSingle = async () =>
    (await database.queries.selectFrom('practiceEvents').select('id').execute()).length
  const audit = async () => (await runMboa(['audit'], { DATA_DIR, DATABASE_URL })).output.join()
  return { database, one, other, compact, countSingle, audit }
}

describeEngines('the operator who wants the disk back', (engine) => {
  it('has all events in blocks at once, beside people who practise', async () => {
    const { database, one, other, compact, countSingle, audit } = await start(engine)
    const ids = createIds(clock)
    let isOver = false
    let sent = 0
    const practising = async () => {
      for (; !isOver; sent += 1) {
        // With SQLite nothing of it gives way to others by itself.
        await setImmediate()
        const event = buildReview({ id: ids.uuid(), answeredAt: clock.now() })
        await sync({ database, clock }, one, { events: [event], cursor: eventsOfOne })
      }
    }
    const compacting = compact().finally(() => (isOver = true))
    const [{ status, output, complaints }] = await Promise.all([compacting, practising()])
    expect([status, complaints]).toEqual([0, []])
    const [, moved] = /^Compacted (\d+) events\.$/.exec(output.at(-2) ?? '') ?? []
    expect(Number(moved)).toBeGreaterThanOrEqual(2 * eventsOfOne)
    const [, before, now] =
      /^On the disk: (\S+) MB before, (\S+) MB now\.$/.exec(output.at(-1) ?? '') ?? []
    expect(Number(now)).toBeLessThan(0.5 * Number(before))
    expect(await countSingle()).toBe(2 * eventsOfOne + sent - Number(moved))
    const counts = [one, other].map(({ accountId }) => countEvents(database.queries, accountId))
    expect(await Promise.all(counts)).toEqual([eventsOfOne + sent, eventsOfOne])
    expect(await audit()).toContain('practice-compacted  by operator')
    expect((await compact()).status).toBe(0)
    expect(await countSingle()).toBe(0)
  })

  it('hears whose events cannot be read, and goes on where it was', async () => {
    const { database, other, compact, countSingle } = await start(engine)
    const { queries } = database
    const broken = queries.updateTable('practiceEvents').where('sequence', '=', 2_500)
    const ofOne = broken.where('learnerId', '=', other.accountId)
    const { event } = await queries
      .selectFrom('practiceEvents')
      .select('event')
      .where('learnerId', '=', other.accountId)
      .where('sequence', '=', 2_500)
      .executeTakeFirstOrThrow()
    await ofOne.set({ event: 'no JSON' }).execute()
    const { status, output, complaints } = await compact()
    expect([status, complaints]).toEqual([
      1,
      [expect.stringContaining('The events of 1 account cannot be read and stay as they are')],
    ])
    expect(output[0]).toMatch(/^Compacted \d+ events\.$/)
    expect(await countSingle()).toBeGreaterThan(0)
    await ofOne.set({ event }).execute()
    expect((await compact()).status).toBe(0)
    expect(await countSingle()).toBe(0)
    expect(await countEvents(queries, other.accountId)).toBe(eventsOfOne)
  })
})
