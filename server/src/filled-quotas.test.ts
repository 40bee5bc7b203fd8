/** @module-tag long */
import { accountApiPaths, apiPaths } from '@mboa/contract'
import { testId } from '@mboa/domain/testing'
import { expect, it } from 'vitest'
import { describeBothEngines } from './testing/engines.ts'
import { fillWorstPractice, idInBlocks, practiceShapes } from './testing/fill-worst-practice.ts'
import {
  startMeasuredServer,
  type Cost,
  type MeasuredServer,
  type Request,
} from './testing/measured-server.ts'

const maxJsonBytes = 1_000_000
/** The heap, and the thread in which a deck of 20,000 events is made: 150 to 220 MB. */
const maxGrowthMegabytes = 250
const maxBlockOfIdle = 5
/** Shortest block of an idle server that counts: the machine delays any process as long. */
const leastIdleMs = 20

const describeCost = ({ request, statuses, jsonBytes, blockMs, tookMs, megabytes }: Cost) =>
  `${request.as} ${request.path.slice(0, 100)}: ${statuses.join()}, blocks ${blockMs.toFixed(0)} ms, ` +
  `${(jsonBytes / 1000).toFixed(0)} kB, takes ${tookMs.toFixed(0)} ms, ${megabytes.toFixed(0)} MB`

/** Asks everything, prints what each request costs, and expects no more than the limits. */
async function expectBounded(
  server: MeasuredServer,
  { title, requests, warmUp }: { title: string; requests: readonly Request[]; warmUp: number },
): Promise<void> {
  for (const { path, route } of requests.slice(0, warmUp)) {
    await server.measure({ path, route, as: 'nobody-yet' })
  }
  const memory = await server.watchMemory()
  const costs: Cost[] = []
  for (const request of requests) {
    const cost = await server.measure(request)
    costs.push(cost)
    process.stdout.write(`${title}: ${describeCost(cost)}\n`)
  }
  const growth = await memory.stop()
  const allowedMs = maxBlockOfIdle * Math.max(leastIdleMs, ...costs.map(({ idleMs }) => idleMs))
  process.stdout.write(
    `${title}: ${growth.toFixed(0)} MB more; may block ${allowedMs.toFixed(0)} ms\n`,
  )
  const above = costs.filter(
    ({ statuses, jsonBytes, blockMs }) =>
      statuses.join() !== '200' || jsonBytes >= maxJsonBytes || blockMs > allowedMs,
  )
  expect(above.map(describeCost)).toEqual([])
  expect(growth).toBeLessThan(maxGrowthMegabytes)
}

function listPracticeRequests(): readonly Request[] {
  const deck = accountApiPaths.profileDeck
  const sync = { route: apiPaths.sync, path: apiPaths.sync }
  const next = (text: string) => {
    const { more, cursor } = JSON.parse(text) as { more: boolean; cursor: number }
    return more ? { events: [], cursor } : undefined
  }
  const known = Array.from({ length: 200 }, (_, nth) => ({
    type: 'setting',
    id: idInBlocks(nth * 100),
    answeredAt: 1,
    name: 'goal',
    value: 1,
  }))
  return [
    ...practiceShapes.flatMap((as): Request[] => [
      { route: deck, path: `${deck.replace(':course', 'ewo')}?language=en&progress=1`, as },
      { ...sync, as, body: { events: [], cursor: 0 }, next },
      { route: accountApiPaths.profileExport, path: accountApiPaths.profileExport, as },
      { route: apiPaths.profile, path: apiPaths.profile, as },
    ]),
    { ...sync, as: 'in-blocks', body: { events: known, cursor: 20_000 } },
    {
      ...sync,
      as: 'chain-of-undos',
      body: {
        events: [
          {
            type: 'undo',
            id: testId(90_000),
            answeredAt: 1,
            course: 'ewo',
            undoes: testId(20_000),
          },
        ],
        cursor: 20_000,
      },
    },
  ]
}

describeBothEngines('a server with filled quotas of practice', (engine) => {
  it('answers every learner in bounded pages, blocks and memory', async () => {
    const server = await startMeasuredServer(engine, fillWorstPractice)
    const title = `${engine}, practice`
    await expectBounded(server, { title, requests: listPracticeRequests(), warmUp: 4 })
  }, 300_000)
})
