import {
  api,
  eventKinds,
  type AnsweredEvent,
  type SyncRequest,
  type SyncResponse,
} from '@mboa/contract'
import { buildReview, buildSetting } from '@mboa/domain/testing'
import { expect, it, onTestFinished, vi } from 'vitest'
import { stubNetwork } from '../../testing/stub-network.ts'
import { openLearnerDatabase, type LearnerDatabase } from '../device-store/learner-database.ts'
import { readPlace } from './apply-sync.ts'
import {
  countPending,
  listPending,
  listRefusedAnswers,
  putInOutbox,
} from '../device-store/outbox.ts'
import { keepPlayedTake } from '../device-store/played-takes.ts'
import { settleUpdate } from './settle-update.ts'
import { compareClock } from '../true-clock.ts'
import { newEventId } from '../event-id.ts'
import { syncLearner } from './sync-device.ts'

const learner = 'ada'

/** A server of one learner, as far as devices see it. */
function startServer({ pageLimit = 100 } = {}) {
  const server = {
    epoch: 'first',
    stored: [] as (AnsweredEvent & { type?: string; answeredAt?: number })[],
    sent: [] as string[],
    asked: [] as SyncRequest[],
    /** Whether it can read what it is sent. */
    reads: () => true,
    /** Header of its answers; browsers leave it out of those that a test makes. */
    date: '',
  }
  let now = 1_000
  const answer = (request: SyncRequest): SyncResponse => {
    now += 1
    server.asked.push(request)
    const isRestart = request.epoch !== undefined && request.epoch !== server.epoch
    const before = server.stored.length
    const after = isRestart || request.cursor > before ? 0 : request.cursor
    const sent = request.events as AnsweredEvent[]
    server.sent.push(...sent.map(({ id }) => id))
    const stored = sent.filter(server.reads)
    for (const { receivedAt = now, ...event } of stored) {
      if (server.stored.some(({ id }) => id === event.id)) continue
      server.stored.push({ ...event, receivedAt })
    }
    const page = server.stored.slice(after, Math.min(before, after + pageLimit))
    const more = after + page.length < before
    const kinds = request.kinds ?? eventKinds
    return {
      acknowledged: server.stored
        .filter(({ id }) => stored.some((event) => event.id === id))
        .map(({ id, receivedAt }) => ({ id, receivedAt })),
      refused: sent
        .filter((event) => !stored.includes(event))
        .map(({ id }) => ({ id, reason: 'type: unknown' })),
      events: page.filter(({ type = '' }) => kinds.includes(type)),
      cursor: more ? after + page.length : server.stored.length,
      more,
      epoch: server.epoch,
    }
  }
  stubNetwork({
    [api.syncPractice.path]: (body) =>
      Response.json(answer(body as SyncRequest), { headers: { date: server.date } }),
  })
  return server
}

async function openDevice(): Promise<LearnerDatabase> {
  const database = await openLearnerDatabase(newEventId())
  onTestFinished(() => database.close())
  return database
}

async function sync(database: LearnerDatabase): Promise<string[]> {
  const changed: string[] = []
  const signal = new AbortController().signal
  const outcome = await syncLearner({ database, learner, signal }, (ids) => changed.push(...ids))
  expect(outcome).toEqual({ ok: true })
  return changed
}

const reviewsOf = (count: number) =>
  Array.from({ length: count }, () => buildReview({ id: newEventId() }))
const idsOf = (events: readonly { id: string }[]) => events.map(({ id }) => id).toSorted()
const idsOn = async (device: LearnerDatabase) => idsOf(await device.getAll('events'))

it.each([
  ['a new epoch', 'second'],
  ['the epoch of before, for nobody has begun another', 'first'],
])(
  'what a restored backup lacks comes back from the devices, dated as it was: %s',
  async (_, epoch) => {
    const server = startServer({ pageLimit: 3 })
    const [phone, laptop] = [await openDevice(), await openDevice()]
    const [early, late, other] = [reviewsOf(4), reviewsOf(3), reviewsOf(2)]
    await putInOutbox(phone, early)
    await sync(phone)
    const backup = [...server.stored]
    await putInOutbox(phone, late)
    await sync(phone)
    await putInOutbox(laptop, other)
    await sync(laptop)
    const dated = new Map(server.stored.map(({ id, receivedAt }) => [id, receivedAt]))

    server.stored = backup
    server.epoch = epoch
    server.sent = []
    for (const device of [phone, laptop, phone]) await sync(device)
    const all = idsOf([...early, ...late, ...other])
    expect(idsOf(server.stored)).toEqual(all)
    expect(new Map(server.stored.map(({ id, receivedAt }) => [id, receivedAt]))).toEqual(dated)
    for (const device of [phone, laptop]) {
      expect(await idsOn(device)).toEqual(all)
      expect(await countPending(device)).toBe(0)
    }
    // What the server had anyway did not travel up once more.
    expect(server.sent).not.toContain(early[0]?.id)
    const asked = server.asked.length
    await sync(phone)
    expect(server.asked.slice(asked)).toMatchObject([{ epoch, cursor: 9, events: [] }])
  },
)

const oddSetting = { ...buildSetting({ id: newEventId() }), value: { weekdays: 5 } }
const wordedReview = { ...buildReview({ id: newEventId() }), mood: 'cheerful' }

it('what this version cannot read is kept as it came, and holds up nothing', async () => {
  const server = startServer()
  const [review] = reviewsOf(1)
  if (review === undefined) throw new Error('There is no review.')
  const stored = [oddSetting, wordedReview, review].map((event) => ({ ...event, receivedAt: 7 }))
  server.stored = stored
  const device = await openDevice()
  expect(idsOf((await sync(device)).map((id) => ({ id })))).toEqual(idsOf([wordedReview, review]))
  expect(await device.get('events', wordedReview.id)).toMatchObject({ event: wordedReview })
  expect(await device.get('events', oddSetting.id)).toBeUndefined()
  expect(await device.get('values', `unread-event:${oddSetting.id}`)).toEqual(stored[0])

  // A version that can read it has come: what lies aside is judged again, once.
  const readable = { ...stored[0], value: 5 }
  await device.put('values', readable, `unread-event:${oddSetting.id}`)
  expect(await settleUpdate(device, 'second')).toEqual([oddSetting.id])
  expect(await settleUpdate(device, 'second')).toEqual([])
  await sync(device)
  // A server that was restored in between may lack it.
  expect(server.sent).toEqual([oddSetting.id])
  expect(await countPending(device)).toBe(0)
  expect(await device.get('events', oddSetting.id)).toMatchObject({ receivedAt: 7 })
})

it('a device that can read more kinds asks from the beginning', async () => {
  startServer().stored = reviewsOf(2).map((event) => ({ ...event, receivedAt: 7 }))
  const device = await openDevice()
  await sync(device)
  const cursorFor = async (...kinds: string[]) => (await readPlace(device, kinds)).cursor
  expect(await cursorFor(...eventKinds)).toBe(2)
  expect(await cursorFor(...eventKinds, 'dream')).toBe(0)
  await device.put('values', { cursor: 2, kinds: [...eventKinds, 'dream'] }, 'sync-place')
  expect(await cursorFor(...eventKinds, 'dream')).toBe(2)
})

it('a refused answer is reported, and sent again by the next version of the app alone', async () => {
  const server = startServer()
  server.reads = () => false
  const device = await openDevice()
  const [answer] = reviewsOf(1)
  if (answer === undefined) throw new Error('There is no answer.')
  await putInOutbox(device, [answer])
  await settleUpdate(device, 'first')
  const refused = () => listRefusedAnswers({ get: (key) => device.get('values', key) })
  await sync(device)
  await sync(device)
  expect(await refused()).toEqual([answer.id])
  expect(server.sent).toEqual([answer.id])

  server.reads = () => true
  await settleUpdate(device, 'second')
  expect(await refused()).toEqual([])
  expect(await listPending(device, 10)).toEqual([answer])
  await sync(device)
  expect(idsOf(server.stored)).toEqual([answer.id])
  expect(server.sent).toEqual([answer.id, answer.id])
})

it('sends what was heard with a sync, once a day, and what is heard meanwhile with the next', async () => {
  const userId = newEventId()
  const database = await openLearnerDatabase(userId)
  onTestFinished(() => database.close())
  const [first, second] = [newEventId(), newEventId()]
  const played: unknown[] = []
  const nothing = { acknowledged: [], refused: [], events: [] }
  const answered: SyncResponse = { ...nothing, cursor: 0, more: false, epoch: 'first' }
  stubNetwork({
    async [api.syncPractice.path](body) {
      played.push((body as SyncRequest).played)
      if (played.length === 1) return 'unreachable'
      if (played.length === 2) await keepPlayedTake(userId, second)
      return Response.json(answered)
    },
  })
  await keepPlayedTake(userId, first)
  await keepPlayedTake(userId, first)
  const signal = new AbortController().signal
  for (let nth = 0; nth < 4; nth += 1) {
    await syncLearner({ database, learner, signal }, () => undefined)
  }
  const day = Math.floor(Date.now() / 86_400_000)
  const [one, two] = [[{ id: first, day }], [{ id: second, day }]]
  expect(played).toEqual([one, one, two, undefined])
})

it('answers of a clock that went back to 2010 are sent with the true date, and folded with it', async () => {
  const server = startServer()
  const device = await openDevice()
  const trueNow = Date.UTC(2026, 10, 21, 9)
  const clock = vi.spyOn(Date, 'now').mockReturnValue(trueNow)
  onTestFinished(() => {
    clock.mockRestore()
    localStorage.clear()
  })
  compareClock(new Date(trueNow).toUTCString())
  const early = buildReview({ id: newEventId(), answeredAt: trueNow - 60_000 })
  const wrongNow = Date.UTC(2010, 0, 1, 9)
  clock.mockReturnValue(wrongNow)
  const late = buildReview({ id: newEventId(), answeredAt: wrongNow - 1_000 })
  await putInOutbox(device, [early, late])
  server.date = new Date(trueNow).toUTCString()
  const redated = vi.fn<() => void>()
  const { signal } = new AbortController()
  const outcome = await syncLearner({ database: device, learner, signal }, () => undefined, redated)
  expect(outcome).toEqual({ ok: true })
  expect(server.asked.map(({ events }) => events.length)).toEqual([0, 2])
  const datesOf = (events: readonly { id: string; answeredAt?: number }[]) =>
    Object.fromEntries(events.map(({ id, answeredAt }) => [id, answeredAt]))
  const expected = { [early.id]: trueNow - 60_000, [late.id]: trueNow - 1_000 }
  expect(datesOf(server.stored)).toEqual(expected)
  expect(datesOf((await device.getAll('events')).map(({ event }) => event))).toEqual(expected)
  expect(redated).toHaveBeenCalledOnce()
})
