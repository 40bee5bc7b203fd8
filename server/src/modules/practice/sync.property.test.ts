import {
  type PracticeEvent,
  type SyncRequest,
  syncRequestSchema,
  type SyncResponse,
  syncResponseSchema,
} from '@mboa/contract'
import {
  buildLessonEvent,
  buildReview,
  buildSetting,
  buildUndo,
  testId,
} from '@mboa/domain/testing'
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import type { Database } from '../../platform/database/database.ts'
import { beginEpoch } from '../../platform/database/epoch.repository.ts'
import { createDevice, type Device } from '../../testing/device.ts'
import { describeEngines } from '../../testing/engines.ts'
import { createFakeClock } from '../../testing/fake-clock.ts'
import { openMigratedDatabase } from '../../testing/migrated-database.ts'
import { addLearner } from '../../testing/practice.ts'
import { isLongRun } from '../../testing/is-long-run.ts'
import { compactLearner } from './blocks/compact-practice.ts'
import { sync } from './service.ts'

const numRuns = isLongRun ? 1_000 : 100
/** Give the printed one back to see the same stories again. */
const seed = Number(process.env['TEST_SEED'] ?? Date.now() % 2 ** 31)
const timeoutMs = isLongRun ? 300_000 : 60_000
/** Small, so that short histories have several batches and pages. */
const batchLimit = 2
const pageLimit = 3
const eventsInBlock = 3

const start = Date.UTC(2026, 10, 21, 9)
const yearMs = 365 * 86_400_000
const deviceClock = fc.oneof(
  fc.integer({ min: start - yearMs, max: start + yearMs }),
  fc.constantFrom(start, start - 1, 0, -1, Number.MAX_SAFE_INTEGER),
)

const recording = fc.record({
  step: fc.constant('record' as const),
  device: fc.constantFrom(0 as const, 1 as const),
  type: fc.constantFrom(
    ...([
      'review',
      'review',
      'undo',
      'setting',
      'lesson',
    ] as const satisfies PracticeEvent['type'][]),
  ),
  answeredAt: deviceClock,
  item: fc.constantFrom('tst.one', 'tst.two'),
  rating: fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const),
  /** Which of the earlier events an undo takes back. */
  target: fc.nat({ max: 20 }),
})
/**
 * A request and what becomes of it. `held` ones wait in the network, and the later step `release`
 * lets any of them through: that is how they overtake each other, and how two tabs look.
 */
const exchange = fc.record({
  step: fc.constant('exchange' as const),
  device: fc.constantFrom(0 as const, 1 as const),
  fate: fc.constantFrom('done', 'request lost', 'answer lost', 'sent twice', 'held', 'answer held'),
})
const release = fc.record({ step: fc.constant('release' as const), which: fc.nat({ max: 9 }) })
const pause = fc.record({ step: fc.constant('pause' as const), ms: fc.nat({ max: 86_400_000 }) })
/** The server goes back to the last backup, or to nothing. */
const keeping = fc.record({
  step: fc.constant('keep' as const),
  how: fc.constantFrom('backUp' as const, 'restore' as const),
})
/** What the server has is put into blocks, of which the last stays open. */
const compaction = fc.record({ step: fc.constant('compact' as const) })

const ordinary = [recording, recording, exchange, exchange, release, pause] as const
const story = fc.array(fc.oneof(...ordinary), { maxLength: 40 })
const storyWithRestores = fc.array(fc.oneof(...ordinary, keeping), { maxLength: 40 })
const storyWithBlocks = fc.array(fc.oneof(...ordinary, compaction, compaction, keeping), {
  maxLength: 40,
})

type Made<Maker> = Maker extends fc.Arbitrary<infer Value> ? Value : never
type Step = Made<(typeof ordinary)[number] | typeof keeping | typeof compaction>

/** Ids sort otherwise than they were made, as they do between devices. */
const idOf = (number: number) => testId((number * 7_919) % 10_007)

function eventOf(number: number, made: Made<typeof recording>): PracticeEvent {
  const { answeredAt, item, rating } = made
  const id = idOf(number)
  if (made.type === 'undo') return buildUndo({ id, answeredAt, undoes: idOf(made.target) })
  if (made.type === 'setting') return buildSetting({ id, answeredAt, value: number })
  if (made.type === 'lesson') return buildLessonEvent({ id, answeredAt, lesson: item })
  return buildReview({ id, answeredAt, item, rating })
}

/** Keeps what the server has of one learner, and brings it back. */
interface Keeper {
  backUp(): Promise<void>
  restore(): Promise<void>
}

function createKeeper({ queries }: Database, learnerId: string): Keeper {
  const listRows = async () => ({
    sequences: await queries
      .selectFrom('practiceSequences')
      .selectAll()
      .where('learnerId', '=', learnerId)
      .execute(),
    events: await queries
      .selectFrom('practiceEvents')
      .selectAll()
      .where('learnerId', '=', learnerId)
      .execute(),
    blocks: await queries
      .selectFrom('practiceBlocks')
      .selectAll()
      .where('learnerId', '=', learnerId)
      .execute(),
    ids: await queries
      .selectFrom('practiceBlockIds')
      .selectAll()
      .where('learnerId', '=', learnerId)
      .execute(),
  })
  let kept: Awaited<ReturnType<typeof listRows>> = {
    sequences: [],
    events: [],
    blocks: [],
    ids: [],
  }
  return {
    async backUp() {
      kept = await listRows()
    },
    async restore() {
      for (const table of [
        'practiceEvents',
        'practiceBlocks',
        'practiceBlockIds',
        'practiceSequences',
      ] as const) {
        await queries.deleteFrom(table).where('learnerId', '=', learnerId).execute()
      }
      const { sequences, events, blocks, ids } = kept
      if (sequences.length > 0) {
        await queries.insertInto('practiceSequences').values(sequences).execute()
      }
      if (events.length > 0) await queries.insertInto('practiceEvents').values(events).execute()
      if (blocks.length > 0) await queries.insertInto('practiceBlocks').values(blocks).execute()
      if (ids.length > 0) await queries.insertInto('practiceBlockIds').values(ids).execute()
      await beginEpoch(queries, randomUUID())
    },
  }
}

type Ask = (request: SyncRequest) => Promise<SyncResponse>

/** Plays the story and answers what was recorded in it. */
async function play(
  steps: readonly Step[],
  given: {
    devices: readonly [Device, Device]
    ask: Ask
    keeper: Keeper
    compact: () => Promise<unknown>
    pause: (ms: number) => void
  },
): Promise<readonly PracticeEvent[]> {
  const { ask } = given
  const recorded: PracticeEvent[] = []
  const held: (() => Promise<void>)[] = []
  for (const step of steps) {
    if (step.step === 'pause') {
      given.pause(step.ms)
      continue
    }
    if (step.step === 'compact') {
      await given.compact()
      continue
    }
    if (step.step === 'keep') {
      await given.keeper[step.how]()
      continue
    }
    if (step.step === 'release') {
      await held.splice(step.which, 1)[0]?.()
      continue
    }
    const device = given.devices[step.device]
    if (step.step === 'record') {
      const event = eventOf(recorded.length, step)
      recorded.push(event)
      device.record(event)
      continue
    }
    const request = device.request()
    if (step.fate === 'request lost') continue
    if (step.fate === 'held') {
      held.push(async () => device.apply(await ask(request), request))
      continue
    }
    const answer = await ask(request)
    if (step.fate === 'done') device.apply(answer, request)
    if (step.fate === 'sent twice') device.apply(await ask(request), request)
    if (step.fate === 'answer held') {
      held.push(() => {
        device.apply(answer, request)
        return Promise.resolve()
      })
    }
  }
  return recorded
}

/** As a device does on a good network: until nothing waits on either side. */
async function settle(device: Device, ask: Ask): Promise<void> {
  for (let more = true; more || device.isWaiting();) {
    const request = device.request()
    const answer = await ask(request)
    device.apply(answer, request)
    more = answer.more
  }
}

describeEngines('two devices on a bad network', (engine) => {
  async function holdsFor(stories: fc.Arbitrary<readonly Step[]>): Promise<void> {
    const database = await openMigratedDatabase(engine)
    const clock = createFakeClock(start)

    await fc.assert(
      fc.asyncProperty(stories, async (steps) => {
        const actor = await addLearner(database)
        const devices = [createDevice({ batchLimit }), createDevice({ batchLimit })] as const
        /** As JSON both ways, and checked against the contract on both sides. */
        const ask: Ask = async (request) => {
          const received = v.parse(syncRequestSchema, JSON.parse(JSON.stringify(request)))
          const answer = await sync({ database, clock }, actor, received, pageLimit)
          return v.parse(syncResponseSchema, JSON.parse(JSON.stringify(answer)))
        }
        const keeper = createKeeper(database, actor.accountId)
        const pauseFor = (ms: number) => clock.advance(ms)
        const compact = () =>
          compactLearner({ database }, actor.accountId, { eventsInBlock, eventsAtOnce: 2 })
        const given = { devices, ask, keeper, compact, pause: pauseFor }
        const recorded = await play(steps, given)
        for (const device of [...devices, ...devices]) await settle(device, ask)

        const fresh = createDevice()
        await settle(fresh, ask)
        const idsOf = (events: readonly { id: string }[]) => events.map(({ id }) => id).toSorted()
        expect(idsOf(fresh.listEvents())).toEqual(idsOf(recorded))
        expect(fresh.listEvents()).toMatchObject(
          recorded.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
        )
        for (const device of devices) {
          expect(device.listEvents()).toEqual(fresh.listEvents())
          expect(device.state()).toEqual(fresh.state())
        }
      }),
      { numRuns, seed },
    )
  }

  it(
    'end with the union of what they recorded, and with one state',
    async () => {
      await holdsFor(story)
    },
    timeoutMs,
  )

  it(
    'end with it as well where the server is restored from backups in between',
    { tags: 'long', timeout: timeoutMs },
    async () => {
      await holdsFor(storyWithRestores)
    },
  )

  it(
    'end with it as well where the server puts into blocks what it has',
    async () => {
      await holdsFor(storyWithBlocks)
    },
    timeoutMs,
  )
})
