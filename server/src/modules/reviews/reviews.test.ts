import {
  api,
  addressOf,
  reviewedTakeSchema,
  reviewQueueSchema,
  shownTakesSchema,
  takeCountsSchema,
  takesSchema,
} from '@mboa/contract'
import { testId } from '@mboa/domain/testing'
import { expect, it } from 'vitest'
import { sendJson } from '../../testing/call-as-page.ts'
import {
  aContribution,
  allConsents,
  chooseConsents,
  fetchReviewClip,
  reviewTake,
  signInRecorder,
  storeTake,
  trustRecorder,
} from '../../testing/takes.ts'
import { describeEngines } from '../../testing/engines.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { startWorld, type World } from '../../testing/world.ts'

const pathOf = (id: string) => addressOf(api.reviewTake, { params: { id } })

async function queueOf(client: TestClient) {
  return (await client.get(`${api.listReviewQueue.path}?course=ewo`)).as(reviewQueueSchema)
}

async function fourRecorders(world: World) {
  const clients = []
  for (const number of [1, 2, 3, 4]) clients.push(await signInRecorder(world, number))
  return clients as [TestClient, TestClient, TestClient, TestClient]
}

describeEngines('reviewing', (engine) => {
  it('approves by two speakers, and one can take their word back', async () => {
    const world = await startWorld(engine)
    const [recorder, first, second] = await fourRecorders(world)
    const { id } = await storeTake(world, recorder)
    expect(await reviewTake(world, first, id)).toBe('received')
    expect(await reviewTake(world, first, id)).toBe('received')
    expect(await reviewTake(world, second, id)).toBe('approved')
    const undone = await sendJson(world, second, 'DELETE', pathOf(id))
    expect(undone.status).toBe(200)
    expect((await recorder.get(api.listShownTakes.path)).as(shownTakesSchema).takes).toMatchObject([
      { state: 'received', decidedAt: null },
    ])
    expect((await queueOf(second)).takes.map((take) => take.id)).toEqual([id])
    expect((await queueOf(first)).takes).toEqual([])
  })

  it('shows what was to be said of a word that its recorder contributed, checked or not', async () => {
    const world = await startWorld(engine)
    const [recorder, other] = await fourRecorders(world)
    const contributions = [aContribution()]
    await recorder.post(api.sendContributions.path, { contributions })
    await storeTake(world, recorder, { item: 'ewo.concept-hoe' })
    await storeTake(world, recorder, {}, 300)
    const { takes } = await queueOf(other)
    expect(Object.fromEntries(takes.map(({ item, told }) => [item, told]))).toEqual({
      'ewo.concept-hoe': { text: 'abá', gloss: { en: 'hoe', fr: 'une houe' } },
      'ewo.day-sunday': null,
    })
  })

  it('names what nobody has written by what it means, to its recorder and to who judges it', async () => {
    const world = await startWorld(engine)
    const [recorder, other] = await fourRecorders(world)
    const { id } = await storeTake(world, recorder, { item: 'ewo.concept-hoe' })
    await storeTake(world, recorder, {}, 300)
    const hoe = { told: null, concept: { gloss: { en: 'hoe', fr: 'une houe' } } }
    const { takes } = await queueOf(other)
    expect(takes).toMatchObject([hoe, { told: null, concept: null }])
    const shown = (await recorder.get(api.listShownTakes.path)).as(shownTakesSchema)
    expect(shown.takes).toMatchObject([{ concept: null }, hoe])
    expect(await reviewTake(world, other, id)).toBe('received')
  })

  it('shows the word of the take’s dialect, or any that is checked, where its recorder contributed none', async () => {
    const world = await startWorld(engine)
    const [recorder, contributor, other, trusted] = await fourRecorders(world)
    await trustRecorder(world, 4)
    const word = { kind: 'word', text: 'abá', gloss: { en: 'hoe', fr: 'houe' } } as const
    const contributions = [
      aContribution({ id: testId(1), text: 'abá', dialect: 'Mvele' }),
      aContribution({ id: testId(2), text: 'abâ', dialect: 'Bane' }),
      aContribution({ id: testId(3), text: 'abà' }),
      { ...aContribution({ id: testId(4) }), ...word, theme: null, example: null },
      { ...aContribution({ id: testId(5) }), ...word, theme: null, example: null },
    ]
    await contributor.post(api.sendContributions.path, { contributions })
    for (const number of [1, 2, 4]) {
      const path = addressOf(api.judgeContribution, { params: { id: testId(number) } })
      await sendJson(world, trusted, 'PUT', path, { verdict: 'confirm' })
    }
    const item = 'ewo.concept-hoe'
    await storeTake(world, recorder, { item, dialect: 'Mvele' }, 201)
    await storeTake(world, recorder, { item, dialect: 'Eton' }, 202)
    await storeTake(world, contributor, { item, dialect: 'Mvele' }, 203)
    await storeTake(world, recorder, { item: `ewo.${testId(4)}` }, 204)
    // Contributed, but nobody has checked it.
    await storeTake(world, recorder, { item: `ewo.${testId(5)}` }, 205)
    const { takes } = await queueOf(other)
    expect(takes.map(({ told }) => told?.text)).toEqual(['abá', 'abâ', 'abà', 'abá', undefined])
    expect(takes[3]?.told?.gloss).toEqual(word.gloss)
  })

  it('names one’s own takes by what one contributed, also after it was withdrawn', async () => {
    const world = await startWorld(engine)
    const [recorder, other] = await fourRecorders(world)
    const contributions = [aContribution(), aContribution({ id: testId(2), concept: 'axe' })]
    await recorder.post(api.sendContributions.path, { contributions: contributions.slice(0, 1) })
    await other.post(api.sendContributions.path, { contributions: contributions.slice(1) })
    const { id } = await storeTake(world, recorder, { item: 'ewo.concept-hoe' })
    await storeTake(world, recorder, { item: 'ewo.concept-axe' }, 300)
    await reviewTake(world, other, id)
    await sendJson(
      world,
      recorder,
      'DELETE',
      addressOf(api.withdrawContribution, { params: { id: testId(1) } }),
    )
    const { takes } = (await recorder.get(api.listShownTakes.path)).as(shownTakesSchema)
    expect(takes.map(({ item, told, approvals }) => [item, told?.text, approvals])).toEqual([
      // Nobody has checked the word of the other one yet.
      ['ewo.concept-axe', undefined, 0],
      ['ewo.concept-hoe', 'abá', 1],
    ])
  })

  it('approves by one whom the operator trusts', async () => {
    const world = await startWorld(engine)
    const [recorder, trusted] = await fourRecorders(world)
    await trustRecorder(world, 2)
    const { id } = await storeTake(world, recorder)
    expect(await reviewTake(world, trusted, id)).toBe('approved')
  })

  it('sends back with the reason, which the recorder reads', async () => {
    const world = await startWorld(engine)
    const [recorder, first] = await fourRecorders(world)
    const { id } = await storeTake(world, recorder)
    const judged = await sendJson(world, first, 'PUT', pathOf(id), {
      verdict: 'send-back',
      reason: 'other',
      comment: 'A dog barks.',
    })
    expect(judged.status).toBe(200)
    const sentBack = {
      state: 'sent-back',
      sentBackReason: 'other',
      sentBackComment: 'A dog barks.',
    }
    expect((await recorder.get(api.listTakes.path)).as(takesSchema).takes).toMatchObject([sentBack])
    const path = `${api.listShownTakes.path}?state=sent-back`
    expect((await recorder.get(path)).as(shownTakesSchema).takes).toMatchObject([sentBack])
    const counts = (await recorder.get(`${api.countTakes.path}?since=0`)).as(takeCountsSchema)
    expect(counts).toMatchObject({
      counts: [{ course: 'ewo', kind: 'word', state: 'sent-back', count: 1 }],
      toRecordAgain: 1,
      decidedSince: { approved: 0, sentBack: 1 },
    })
    await storeTake(world, recorder, {}, 300)
    const after = (await recorder.get(api.countTakes.path)).as(takeCountsSchema)
    expect(after.toRecordAgain).toBe(0)
  })

  it('needs words where the reason is none of those listed', async () => {
    const world = await startWorld(engine)
    const [recorder, first] = await fourRecorders(world)
    const { id } = await storeTake(world, recorder)
    const body = { verdict: 'send-back', reason: 'other', comment: ' ' }
    const refused = await sendJson(world, first, 'PUT', pathOf(id), body)
    expect(refused.error).toMatchObject({ fields: { comment: 'required' } })
    const bored = { verdict: 'send-back', reason: 'boring', comment: '' }
    expect((await sendJson(world, first, 'PUT', pathOf(id), bored)).status).toBe(400)
  })

  it('is never of one’s own, nor of a language one does not record', async () => {
    const world = await startWorld(engine)
    const [recorder, foreigner] = await fourRecorders(world)
    const { id } = await storeTake(world, recorder)
    const approval = { verdict: 'approve' }
    const own = await sendJson(world, recorder, 'PUT', pathOf(id), approval)
    expect([own.status, own.error.code]).toEqual([403, 'not-allowed'])
    expect((await queueOf(recorder)).takes).toEqual([])
    await world.database.queries
      .updateTable('recorderLanguages')
      .set({ language: 'dua' })
      .where('accountId', '!=', await accountOf(world, 'recorder1@example.com'))
      .execute()
    const foreign = await sendJson(world, foreigner, 'PUT', pathOf(id), approval)
    const unknown = await sendJson(world, foreigner, 'PUT', pathOf('unknown'), approval)
    expect([foreign.status, foreign.text]).toEqual([404, unknown.text])
    expect((await sendJson(world, foreigner, 'DELETE', pathOf(id))).status).toBe(404)
    const queue = await foreigner.get(`${api.listReviewQueue.path}?course=ewo`)
    expect([queue.status, queue.error.code]).toEqual([404, 'not-found'])
  })

  it('puts first what one more approval decides, then the oldest', async () => {
    const world = await startWorld(engine)
    const [recorder, first, second] = await fourRecorders(world)
    const takes = []
    for (const day of ['sunday', 'monday', 'tuesday']) {
      takes.push(await storeTake(world, recorder, { item: `ewo.day-${day}` }))
      world.clock.advance(1000)
    }
    const [a, b, c] = takes.map(({ id }) => id) as [string, string, string]
    await reviewTake(world, first, c)
    const queue = await queueOf(second)
    expect(queue.takes.map(({ id, approvals }) => [id, approvals])).toEqual([
      [c, 1],
      [a, 0],
      [b, 0],
    ])
    expect(queue.waiting).toBe(3)
    expect(JSON.stringify(queue)).not.toContain('recorder')
    const counts = (await second.get(api.countTakes.path)).as(takeCountsSchema)
    expect(counts.toReview).toEqual([{ course: 'ewo', count: 3 }])
  })

  it('ends where the take is withdrawn or its speaker consents no more', async () => {
    const world = await startWorld(engine)
    const [recorder, first] = await fourRecorders(world)
    const { id } = await storeTake(world, recorder)
    await chooseConsents(world, recorder, { ...allConsents, learners: false })
    expect((await queueOf(first)).waiting).toBe(0)
    await chooseConsents(world, recorder, allConsents)
    await sendJson(world, recorder, 'DELETE', addressOf(api.withdrawTake, { params: { id } }))
    expect((await queueOf(first)).waiting).toBe(0)
    const late = await sendJson(world, first, 'PUT', pathOf(id), { verdict: 'approve' })
    expect([late.status, late.error.code]).toEqual([410, 'take-withdrawn'])
    const undone = await sendJson(world, first, 'DELETE', pathOf(id))
    expect([undone.status, undone.error.code]).toEqual([410, 'take-withdrawn'])
  })

  it('counts each speaker once, however many press at once', async () => {
    const world = await startWorld(engine)
    const [recorder, first] = await fourRecorders(world)
    const { id } = await storeTake(world, recorder)
    await fetchReviewClip(first, id)
    world.clock.advance(60_000)
    const press = () => sendJson(world, first, 'PUT', pathOf(id), { verdict: 'approve' })
    const answers = await Promise.all(Array.from({ length: 5 }, press))
    const states = answers.map((answer) => answer.as(reviewedTakeSchema).state)
    expect(new Set(states)).toEqual(new Set(['received']))
    const { decided } = await world.database.queries
      .selectFrom('reviewers')
      .select('decided')
      .where('decided', '>', 0)
      .executeTakeFirstOrThrow()
    expect(decided).toBe(1)
  })
})

async function accountOf(world: World, email: string): Promise<string> {
  const { id } = await world.database.queries
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return id
}
