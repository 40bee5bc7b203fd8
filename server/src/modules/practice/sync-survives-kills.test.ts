import { setTimeout } from 'node:timers/promises'
import { expect, inject, it, onTestFinished } from 'vitest'
import { createDevice } from '../../testing/device.ts'
import { createSchema, describeEngines } from '../../testing/engines.ts'
import { drawnFraction, startBusyLearner, type BusyLearner } from '../../testing/killed-server.ts'
import { isLongRun } from '../../testing/is-long-run.ts'
import { startServerProcess } from '../../testing/server-process.ts'
import { startPostgres } from '../../testing/start-postgres.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'

const learnerCount = 3
const longestRunMs = 1_000
/** Nobody may sync without a pause for longer than that: a server begins to refuse. */
const killsPerServer = 2
const timeoutMs = isLongRun ? 600_000 : 120_000
/** Give the printed one back to see the same kills again. */
const seed = process.env['TEST_SEED'] ?? String(Date.now())

function startLearners(url: string): Promise<readonly BusyLearner[]> {
  const numbers = Array.from({ length: learnerCount }, (_, number) => number)
  return Promise.all(numbers.map((number) => startBusyLearner(url, number)))
}

/** Lets them practise, and does the harm at a moment that the seed decides. */
async function practiseUntil(
  learners: readonly BusyLearner[],
  url: string,
  harm: { nth: number; strike: () => Promise<unknown> },
): Promise<void> {
  const practising = Promise.all(learners.map((learner) => learner.practise(url)))
  await setTimeout(drawnFraction(seed, harm.nth) * longestRunMs)
  await harm.strike()
  await practising
}

/** Nothing acknowledged may be missing or changed; what was not is sent again, and kept once. */
async function expectNothingLost(
  learners: readonly BusyLearner[],
  url: string,
  harm: string,
): Promise<void> {
  let total = 0
  for (const learner of learners) {
    const promised = new Map(learner.acknowledged)
    const stored = createDevice()
    await learner.settle(url, stored)
    const kept = new Map(stored.listEvents().map(({ id, receivedAt }) => [id, receivedAt]))
    for (const [id, receivedAt] of promised) expect(kept.get(id)).toBe(receivedAt)
    await learner.settle(url)
    const again = createDevice()
    await learner.settle(url, again)
    expect(again.listEvents()).toEqual(learner.device.listEvents())
    total += promised.size
  }
  expect(total).toBeGreaterThan(0)
  process.stdout.write(`${total} reviews acknowledged, ${harm}, 0 lost (TEST_SEED=${seed})\n`)
}

describeEngines('reviews that are sent while the server is killed', (engine) => {
  // The embedded engine is what a kill could hurt; PostgreSQL is a process of its own.
  const kills = isLongRun ? 50 : 2

  it(
    'are all there again once they were acknowledged',
    async () => {
      const environment = {
        DATA_DIR: await temporaryFolder(),
        ...(engine === 'postgres' && { DATABASE_URL: await createSchema() }),
      }
      let server = startServerProcess(environment)
      const learners = await startLearners(await server.url)
      for (let nth = 0; nth < kills; nth += 1) {
        const strike = () => {
          server.signal('SIGKILL')
          return server.ended
        }
        await practiseUntil(learners, await server.url, { nth, strike })
        server = startServerProcess(environment)
      }
      await expectNothingLost(
        learners,
        await server.url,
        `server killed ${kills} times (${engine})`,
      )
    },
    timeoutMs,
  )
})

it.runIf(inject('postgresUrl') !== undefined)(
  'reviews that are sent while PostgreSQL is killed are all there again once acknowledged',
  { tags: 'long', timeout: timeoutMs },
  async () => {
    const kills = isLongRun ? 50 : 2
    const postgres = await startPostgres({ durable: true })
    if (postgres === undefined) throw new Error('PostgreSQL has gone from this machine.')
    onTestFinished(() => postgres.stop())
    const environment = { DATA_DIR: await temporaryFolder(), DATABASE_URL: postgres.url }
    let server = startServerProcess(environment)
    const learners = await startLearners(await server.url)
    for (let nth = 0; nth < kills; nth += 1) {
      await practiseUntil(learners, await server.url, { nth, strike: () => postgres.kill() })
      await postgres.start()
      if (nth % killsPerServer === killsPerServer - 1) {
        server.signal('SIGTERM')
        expect(await server.ended).toMatchObject({ status: 0 })
        server = startServerProcess(environment)
      }
    }
    await expectNothingLost(learners, await server.url, `PostgreSQL killed ${kills} times`)
  },
)
