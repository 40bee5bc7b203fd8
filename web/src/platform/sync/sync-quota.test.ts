import { buildReview } from '@mboa/domain/testing'
import { afterEach, expect, it, vi } from 'vitest'
import { withLearnerDatabase } from '../device-store/learner-database.ts'
import { countPending, putInOutbox } from '../device-store/outbox.ts'
import { newEventId } from '../event-id.ts'
import { syncLearner } from './sync-device.ts'

afterEach(() => vi.unstubAllGlobals())

it('what is more than a day allows stays on the device, and goes when there is room', async () => {
  const learner = crypto.randomUUID()
  const refusal = { code: 'daily-quota-reached', message: 'Too much.', retryAfterSeconds: 7200 }
  let isFull = true
  vi.stubGlobal('fetch', (_path: string, { body }: { body: string }) => {
    if (isFull) return Promise.resolve(Response.json({ error: refusal }, { status: 429 }))
    const { events } = JSON.parse(body) as { events: { id: string }[] }
    const acknowledged = events.map(({ id }) => ({ id, receivedAt: 1 }))
    const answer = { acknowledged, refused: [], events: [], cursor: 1, more: false, epoch: 'first' }
    return Promise.resolve(Response.json(answer))
  })
  await withLearnerDatabase(learner, async (database) => {
    await putInOutbox(database, [buildReview({ id: newEventId() })])
    const sync = () =>
      syncLearner({ database, learner, signal: new AbortController().signal }, () => undefined)
    expect(await sync()).toMatchObject({ ok: false, failure: { code: 'daily-quota-reached' } })
    expect(await countPending(database)).toBe(1)
    isFull = false
    expect(await sync()).toEqual({ ok: true })
    expect(await countPending(database)).toBe(0)
  })
})
