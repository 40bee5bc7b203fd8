import {
  syncRequestSchema,
  syncResponseSchema,
  type AnsweredEvent,
  type SyncRequest,
} from '@mboa/contract'
import { buildReview, testId } from '@mboa/domain/testing'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { createDevice, type Device } from '../../testing/device.ts'
import { describeEngines, type Engine } from '../../testing/engines.ts'
import { createFakeClock } from '../../testing/fake-clock.ts'
import { openMigratedDatabase } from '../../testing/migrated-database.ts'
import { addLearner } from '../../testing/practice.ts'
import { walkEvents } from './repository.ts'
import { sync } from './service.ts'

const at = Date.UTC(2026, 10, 22)
/** An event of a kind that no version has yet. */
const dream = { type: 'dream', id: testId(2), answeredAt: at, course: 'tst', about: ['tst.one'] }
/** A setting with a value that this version refuses, and a field that it does not know. */
const setting = {
  type: 'setting',
  id: testId(3),
  answeredAt: at,
  name: 'daily-new-words',
  value: { weekdays: 5, weekends: 10 },
}
const worded = { ...buildReview({ id: testId(4) }), mood: 'cheerful' }
const reviews = [buildReview({ id: testId(1) }), buildReview({ id: testId(5) })] as const

/** A review in a skill that no version has yet, and the one that takes it back. */
const sung = { ...buildReview({ id: testId(9) }), skill: 'sing', pitch: ['high', 'low'] }
const unsung = { type: 'undo', id: testId(10), answeredAt: at, course: 'tst', undoes: sung.id }

const isSung = (event: AnsweredEvent) => 'skill' in event && event.skill === 'sing'
const isDream = (event: AnsweredEvent) => 'type' in event && event.type === 'dream'

/** A learner of whom a device of a later version has sent all of these, one after the other. */
async function addSender(engine: Engine, sent: readonly { id: string }[]) {
  const database = await openMigratedDatabase(engine)
  const actor = await addLearner(database)
  const { accountId: learnerId } = actor
  const rows = sent.map((event, index) => ({
    learnerId,
    id: event.id,
    sequence: index + 1,
    receivedAt: at,
    event: JSON.stringify(event),
  }))
  await database.queries.insertInto('practiceEvents').values(rows).execute()
  await database.queries
    .insertInto('practiceSequences')
    .values({ learnerId, lastSequence: rows.length })
    .execute()
  return { database, actor }
}

async function startService(engine: Engine, sent: readonly { id: string }[], pageLimit?: number) {
  const { database, actor } = await addSender(engine, sent)
  const clock = createFakeClock(at)
  const ask = async (request: SyncRequest) => {
    const received = v.parse(syncRequestSchema, JSON.parse(JSON.stringify(request)))
    return v.parse(
      syncResponseSchema,
      JSON.parse(JSON.stringify(await sync({ database, clock }, actor, received, pageLimit))),
    )
  }
  return async (device: Device): Promise<void> => {
    for (let more = true; more || device.isWaiting();) {
      const request = device.request()
      const answer = await ask(request)
      device.apply(answer, request)
      more = answer.more
    }
  }
}

const idsOf = (events: readonly { id: string }[]) => events.map(({ id }) => id)

describeEngines('a kind of event that a device does not know', (engine) => {
  it('is withheld from it', async () => {
    const settle = await startService(engine, [reviews[0], dream, reviews[1]])
    const device = createDevice()
    await settle(device)
    expect(idsOf(device.listEvents())).toEqual([testId(1), testId(5)])
    expect(device.listUnread()).toEqual([])
  })

  it('comes once the device says that it knows it, even after pages of nothing else', async () => {
    const more = [6, 7, 8].map((number) => ({ ...dream, id: testId(number) }))
    const settle = await startService(engine, [dream, ...more, ...reviews], 2)
    const device = createDevice()
    await settle(device)
    expect(idsOf(device.listEvents())).toEqual([testId(1), testId(5)])
    device.learn('dream', isDream)
    await settle(device)
    expect(idsOf(device.listEvents())).toEqual([1, 2, 5, 6, 7, 8].map(testId))
  })

  it('is kept as it came where a value is unknown, and read by the version that knows it', async () => {
    const settle = await startService(engine, [setting, ...reviews])
    const device = createDevice()
    await settle(device)
    expect(idsOf(device.listEvents())).toEqual([testId(1), testId(5)])
    expect(device.listUnread()).toEqual([setting.id])
    device.learn('setting', ({ id }) => id === setting.id)
    expect(device.listUnread()).toEqual([])
    expect(device.listEvents()).toContainEqual({ ...setting, receivedAt: at })
  })

  it('does not reach the schema of the device: a field that it does not know stays', async () => {
    const settle = await startService(engine, [worded])
    const device = createDevice()
    await settle(device)
    expect(device.listEvents()).toEqual([{ ...worded, receivedAt: at }])
  })

  it('may be a skill: its reviews lie aside, and what an older device sends and folds goes on', async () => {
    const settle = await startService(engine, [sung, reviews[0], unsung, reviews[1]])
    const older = [createDevice(), createDevice()]
    for (const [nth, device] of older.entries()) {
      device.record(buildReview({ id: testId(20 + nth), item: 'tst.word-9' }))
      await settle(device)
      expect(idsOf(device.listEvents())).not.toContain(sung.id)
      expect(idsOf(device.listEvents())).toContain(unsung.id)
      expect(device.listUnread()).toEqual([sung.id])
      expect(device.isWaiting()).toBe(false)
    }
    const [, second] = older
    if (second === undefined) throw new Error('No device')
    second.learn('review', isSung)
    await settle(second)
    const here = second.listEvents()
    expect(idsOf(here)).toEqual(
      [sung.id, ...idsOf(reviews), unsung.id, testId(20), testId(21)].sort(),
    )
    expect(here).toContainEqual({ ...sung, receivedAt: at })
  })

  it('comes in whole whichever of device and server is updated first', async () => {
    const settle = await startService(engine, [sung, ...reviews])
    const early = createDevice()
    early.learn('review', isSung)
    await settle(early)
    const late = createDevice()
    await settle(late)
    late.learn('review', isSung)
    await settle(late)
    expect(late.listEvents()).toEqual(early.listEvents())
    expect(late.state()).toEqual(early.state())
  })

  it('stands in what its learner takes along, whatever this version makes of it', async () => {
    const { database, actor } = await addSender(engine, [sung, dream])
    const walked: { id: string }[] = []
    for await (const page of walkEvents(database.queries, actor.accountId)) walked.push(...page)
    expect(walked).toEqual([sung, dream].map((event) => ({ ...event, receivedAt: at })))
  })
})
