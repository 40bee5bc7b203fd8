import { api, syncBatchLimit, syncPageLimit, syncResponseSchema } from '@mboa/contract'
import {
  changeSetting,
  changeStrictness,
  exerciseKinds,
  foldEvents,
  readFinishedLessons,
  readSettings,
  readStrictness,
} from '@mboa/domain'
import {
  buildLessonEvent,
  buildReview,
  buildSetting,
  buildUndo,
  testId,
} from '@mboa/domain/testing'
import { expect, it } from 'vitest'
import { readEpoch } from '../../platform/database/epoch.repository.ts'
import { describeBothEngines } from '../../testing/engines.ts'
import { password, signIn } from '../../testing/people.ts'
import { aReport, exchange, exchangeAll, reviewsOf } from '../../testing/practice.ts'
import { startWorld, type World } from '../../testing/world.ts'
import { syncLimit } from './limits.ts'

const yearMs = 365 * 86_400_000

const idsOf = (events: readonly { id: string }[]) => events.map(({ id }) => id)
const idsFrom = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => testId(first + at))

/** A second device of the same person. */
async function logInAgain(world: World) {
  const client = world.client()
  await client.post(api.login.path, { identifier: 'ada@example.com', password })
  return client
}

describeBothEngines('sync', (engine) => {
  it('acknowledges each event with the time of receipt and gives it to another device', async () => {
    const world = await startWorld(engine)
    const phone = await signIn(world)
    const laptop = await logInAgain(world)
    const events = [
      buildReview({ id: testId(1) }),
      buildUndo({ id: testId(2), undoes: testId(1) }),
      buildSetting({ id: testId(3), value: true }),
    ]
    const receivedAt = world.clock.now()
    const sent = await exchange(phone, { events })
    expect(sent).toEqual({
      acknowledged: events.map(({ id }) => ({ id, receivedAt })),
      refused: [],
      events: [],
      cursor: 3,
      epoch: await readEpoch(world.database.queries),
      more: false,
    })
    world.clock.advance(5_000)
    const fetched = await exchange(laptop)
    expect(fetched.events).toEqual(events.map((event) => ({ ...event, receivedAt })))
    expect(await exchange(laptop, { cursor: fetched.cursor })).toEqual({
      acknowledged: [],
      refused: [],
      events: [],
      cursor: fetched.cursor,
      epoch: fetched.epoch,
      more: false,
    })
  })

  it('goes on for a learner who becomes a recorder, with reports and what became of them', async () => {
    const world = await startWorld(engine)
    const phone = await signIn(world)
    const { cursor } = await exchange(phone, { events: reviewsOf(1) })
    await world.database.queries.updateTable('accounts').set({ role: 'recorder' }).execute()
    const sent = await exchange(phone, { cursor, events: reviewsOf(2) })
    expect(sent.acknowledged).toHaveLength(1)
    const reported = await phone.post(api.sendReports.path, { reports: [aReport()] })
    expect(reported.status).toBe(200)
    expect((await phone.get(api.listReportAnswers.path)).status).toBe(200)
  })

  it('acknowledges a repeated event with the time it was first received, and keeps it once', async () => {
    const world = await startWorld(engine)
    const phone = await signIn(world)
    const first = await exchange(phone, { events: reviewsOf(1, 2) })
    world.clock.advance(60_000)
    const events = [...reviewsOf(3, 2), buildReview({ id: testId(1), answer: 'another' })]
    const second = await exchange(phone, { events, cursor: first.cursor })
    expect(second.acknowledged).toEqual([
      { id: testId(3), receivedAt: world.clock.now() },
      { id: testId(2), receivedAt: world.clock.now() - 60_000 },
      { id: testId(1), receivedAt: world.clock.now() - 60_000 },
    ])
    const { events: all } = await exchangeAll(phone)
    expect(idsOf(all)).toEqual(idsFrom(1, 3))
    expect(all[0]).toMatchObject({ answer: 'answer 1' })
  })

  it('keeps reviews of every kind of exercise', async () => {
    const world = await startWorld(engine)
    const phone = await signIn(world)
    const events = exerciseKinds.map((kind, at) => buildReview({ id: testId(at), kind }))
    const { refused } = await exchange(phone, { events })
    expect(refused).toEqual([])
    expect((await exchangeAll(phone)).events).toMatchObject(events)
  })

  it('carries settings between devices, and the last writer wins in each field', async () => {
    const world = await startWorld(engine)
    const phone = await signIn(world)
    const laptop = await logInAgain(world)
    const now = world.clock.now()
    const set = (id: number, change: { name: string; value: string | number | boolean }) =>
      buildSetting({ ...change, id: testId(id), answeredAt: now + id - 60_000 })
    await exchange(laptop, {
      events: [
        set(4, changeSetting('newWordsPerDay', 20)),
        set(2, changeSetting('weeklyGoalDays', 6)),
      ],
    })
    await exchange(phone, {
      events: [
        set(3, changeSetting('newWordsPerDay', 5)),
        set(5, changeStrictness('ewo', 'strict')),
      ],
    })
    for (const device of [phone, laptop]) {
      const fold = foldEvents((await exchangeAll(device)).events)
      expect(readSettings(fold)).toMatchObject({ newWordsPerDay: 20, weeklyGoalDays: 6 })
      expect(readStrictness(fold, 'ewo')).toBe('strict')
    }
  })

  it('carries finished lessons between devices, and refuses one finished in an unknown way', async () => {
    const world = await startWorld(engine)
    const phone = await signIn(world)
    const laptop = await logInAgain(world)
    const { refused } = await exchange(phone, {
      events: [
        buildLessonEvent({ id: testId(1), lesson: 'tst.first', how: 'skipped' }),
        buildLessonEvent({ id: testId(2), lesson: 'tst.second' }),
        { ...buildLessonEvent({ id: testId(3), lesson: 'tst.third' }), how: 'bought' },
      ],
    })
    expect(idsOf(refused)).toEqual([testId(3)])
    const finished = readFinishedLessons(foldEvents((await exchangeAll(laptop)).events), 'tst')
    expect(Object.fromEntries(finished)).toMatchObject({
      'tst.first': { how: 'skipped' },
      'tst.second': { how: 'done' },
    })
    expect(finished.size).toBe(2)
  })

  it('takes an event that a batch names twice once', async () => {
    const world = await startWorld(engine)
    const phone = await signIn(world)
    const { acknowledged } = await exchange(phone, { events: reviewsOf(1, 1, 2) })
    expect(idsOf(acknowledged)).toEqual(idsFrom(1, 2))
    expect(idsOf((await exchangeAll(phone)).events)).toEqual(idsFrom(1, 2))
  })

  it('refuses malformed events by id, with a reason, and takes the others', async () => {
    const world = await startWorld(engine)
    const phone = await signIn(world)
    const events = [
      { ...buildReview({ id: testId(1) }), rating: 9 },
      ...reviewsOf(2),
      { ...buildReview({ id: testId(3) }), type: 'cheat' },
      null,
      { ...buildReview(), id: 'not a uuid' },
      buildSetting({ id: testId(5), value: 'x'.repeat(501) }),
      ...reviewsOf(4),
    ]
    const answer = await exchange(phone, { events })
    expect(idsOf(answer.acknowledged)).toEqual([testId(2), testId(4)])
    expect(idsOf(answer.refused)).toEqual([testId(1), testId(3), '', 'not a uuid', testId(5)])
    expect(answer.refused[0]?.reason).toMatch(/^rating: /)
    expect(idsOf((await exchangeAll(phone)).events)).toEqual([testId(2), testId(4)])
  })

  it('skips nothing that another device added between the cursor and the batch', async () => {
    const world = await startWorld(engine)
    const phone = await signIn(world)
    const laptop = await logInAgain(world)
    const { cursor } = await exchange(phone, { events: reviewsOf(1) })
    await exchange(laptop, { events: reviewsOf(2, 3) })
    const answer = await exchange(phone, { events: reviewsOf(4), cursor })
    expect(idsOf(answer.events)).toEqual(idsFrom(2, 3))
    await exchange(laptop, { events: reviewsOf(5) })
    const next = await exchange(phone, { cursor: answer.cursor })
    expect(idsOf(next.events)).toEqual([testId(5)])
  })

  it('gives long histories page by page, also while the device sends', async () => {
    const world = await startWorld(engine)
    const phone = await signIn(world)
    const total = syncPageLimit + 100
    for (let from = 1; from <= total; from += syncBatchLimit) {
      const numbers = Array.from({ length: syncBatchLimit }, (_, at) => from + at)
      const events = reviewsOf(...numbers.filter((number) => number <= total))
      expect((await exchange(phone, { events })).acknowledged).toHaveLength(events.length)
    }
    const laptop = await logInAgain(world)
    const first = await exchange(laptop, { events: reviewsOf(total + 1) })
    expect([first.events.length, first.more]).toEqual([syncPageLimit, true])
    const rest = await exchangeAll(laptop, first.cursor)
    expect(idsOf([...first.events, ...rest.events])).toEqual(idsFrom(1, total + 1))
  })

  it('gives the longest answers in pages below a megabyte, together all of them', async () => {
    const world = await startWorld(engine)
    const phone = await signIn(world)
    const answer = '\u0001'.repeat(500)
    const events = Array.from({ length: syncPageLimit }, (_, at) =>
      buildReview({ id: testId(at + 1), answer }),
    )
    for (let from = 0; from < events.length; from += syncBatchLimit) {
      await exchange(phone, { events: events.slice(from, from + syncBatchLimit) })
    }
    const received: string[] = []
    for (let [cursor, more] = [0, true]; more;) {
      const page = await phone.post(api.syncPractice.path, { events: [], cursor })
      expect(page.bytes.length).toBeLessThan(1_000_000)
      const answered = page.as(syncResponseSchema)
      received.push(...idsOf(answered.events))
      ;({ cursor, more } = answered)
    }
    expect(received).toEqual(idsOf(events))
  })

  it('stores what wrong clocks say: years back, years ahead, going backwards', async () => {
    const world = await startWorld(engine)
    const phone = await signIn(world)
    const now = world.clock.now()
    const times = [now - yearMs, now + yearMs, now + yearMs - 1, -1, Number.MAX_SAFE_INTEGER, 0]
    const events = times.map((answeredAt, at) => buildReview({ id: testId(at + 1), answeredAt }))
    const { acknowledged, refused } = await exchange(phone, { events })
    expect([acknowledged.length, refused]).toEqual([times.length, []])
    const stored = (await exchangeAll(phone)).events
    expect(stored.map(({ answeredAt }) => answeredAt)).toEqual(times)
  })

  it('keeps every character of an answer, also those that databases dislike', async () => {
    const world = await startWorld(engine)
    const phone = await signIn(world)
    const answer = 'ɛ̂ ŋ̀ \u0000 \ud800 \' " \\ 👋'
    await exchange(phone, { events: [buildReview({ answer })] })
    expect((await exchangeAll(phone)).events[0]).toMatchObject({ answer })
  })

  it('keeps learners apart, even where their events share an id', async () => {
    const world = await startWorld(engine)
    const ada = await signIn(world)
    const other = { email: 'ben@example.com', phoneNumber: '+237670000002' }
    const ben = await signIn(world, other)
    await exchange(ada, { events: reviewsOf(1, 2) })
    world.clock.advance(1_000)
    const { acknowledged, cursor } = await exchange(ben, { events: reviewsOf(1) })
    expect(acknowledged).toEqual([{ id: testId(1), receivedAt: world.clock.now() }])
    expect(cursor).toBe(1)
    expect(idsOf((await exchangeAll(ben)).events)).toEqual([testId(1)])
    expect(idsOf((await exchangeAll(ada)).events)).toEqual(idsFrom(1, 2))
  })

  it('takes the largest batch that can be', async () => {
    const world = await startWorld(engine)
    const phone = await signIn(world)
    const events = idsFrom(1, syncBatchLimit).map((id) =>
      buildReview({
        id,
        course: '\u0001'.repeat(200),
        item: '\u0001'.repeat(200),
        answer: '\u0001'.repeat(500),
        tookMs: Number.MAX_SAFE_INTEGER,
      }),
    )
    const { acknowledged } = await exchange(phone, { events })
    expect(acknowledged).toHaveLength(syncBatchLimit)
  })

  it('refuses what somebody else practised on the same phone, and keeps none of it', async () => {
    const world = await startWorld(engine)
    const phone = await signIn(world)
    const request = { events: reviewsOf(1), cursor: 0, learner: testId(99) }
    const answer = await phone.post(api.syncPractice.path, request)
    expect([answer.status, answer.error.code]).toEqual([401, 'not-signed-in'])
    expect((await exchange(phone)).events).toEqual([])
    const own = await world.database.queries.selectFrom('accounts').select('id').execute()
    expect(
      (await phone.post(api.syncPractice.path, { ...request, learner: own[0]?.id })).status,
    ).toBe(200)
  })

  it('refuses whoever is not signed in', async () => {
    const world = await startWorld(engine)
    const request = { events: reviewsOf(1), cursor: 0 }
    const nobody = await world.client().post(api.syncPractice.path, request)
    expect([nobody.status, nobody.error.code]).toEqual([401, 'not-signed-in'])
    const rows = await world.database.queries.selectFrom('practiceEvents').selectAll().execute()
    expect(rows).toEqual([])
  })

  it.each([
    ['without events', { cursor: 0 }, 'events', 'required'],
    ['without a cursor', { events: [] }, 'cursor', 'required'],
    ['with a negative cursor', { events: [], cursor: -1 }, 'cursor', 'invalid-value'],
    ['with half a cursor', { events: [], cursor: 0.5 }, 'cursor', 'invalid-value'],
    ['with too many events', { events: Array(201).fill(0), cursor: 0 }, 'events', 'invalid-value'],
  ])('refuses a request %s', async (_, request, field, code) => {
    const world = await startWorld(engine)
    const phone = await signIn(world)
    const answer = await phone.post(api.syncPractice.path, request)
    expect(answer.status).toBe(400)
    expect(answer.error.fields).toEqual({ [field]: code })
  })

  it('asks a device that never stops to wait, and only that learner', async () => {
    const world = await startWorld(engine)
    const phone = await signIn(world)
    const ben = await signIn(world, { email: 'ben@example.com', phoneNumber: '+237670000002' })
    for (let hit = 0; hit < syncLimit.hits; hit += 1) await exchange(phone)
    const answer = await phone.post(api.syncPractice.path, { events: [], cursor: 0 })
    expect(answer.status).toBe(429)
    expect(answer.error).toMatchObject({ retryAfterSeconds: 60 })
    await exchange(ben)
    world.clock.advance(syncLimit.windowMs)
    await exchange(phone)
  })
})
