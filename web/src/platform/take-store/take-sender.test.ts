import type { Take } from '@mboa/contract'
import { expect, it } from 'vitest'
import { openOwnTakes, recordTake } from '../../testing/takes-of-device.ts'
import type { ApiResult } from '../network/api-client.ts'
import type { EncodedTake } from '../sound/encoded-take.ts'
import { sendTakes, takesAtOnce, type SendingDeps } from './send-takes.ts'
import { listLog } from './sending-log.ts'
import { listPendingIds } from './take-queue.ts'
import { retryDelayMs } from '../network/retry-delay.ts'
import { startTakeSender, type SenderState } from './take-sender.ts'
import { broken, depsOf, received, refuse } from './testing/sending-deps.ts'

type Put = SendingDeps['put']

it('a take leaves the device only once the server has stored it', async () => {
  const database = await openOwnTakes()
  const { take } = await recordTake(database)
  const held: number[] = []
  const deps = depsOf(database, async (_user, sent) => {
    held.push(await database.count('sounds'))
    return received(sent)
  })
  expect(await sendTakes(deps)).toEqual({ ok: true })
  expect(held).toEqual([1])
  expect(await database.count('sounds')).toBe(0)
  expect(await listPendingIds(database)).toEqual([])
  expect(await database.getAll('takes')).toMatchObject([{ id: take.id, state: 'received' }])
  expect(await listLog(database)).toEqual([
    { at: 7, event: 'sending', takeId: take.id },
    { at: 7, event: 'received', takeId: take.id },
  ])
})

it('sends the same files again after a failure, the oldest first', async () => {
  const database = await openOwnTakes()
  const { take } = await recordTake(database)
  const sent: EncodedTake[] = []
  const failing = depsOf(database, (_user, _take, files) => {
    sent.push(files)
    return Promise.resolve(broken)
  })
  expect(await sendTakes(failing)).toMatchObject({ failure: { code: 'network-error' } })
  expect(await database.get('takes', take.id)).toEqual(take)
  await recordTake(database)
  const order: string[] = []
  const working = depsOf(database, (_user, each, files) => {
    order.push(each.id)
    sent.push(files)
    return Promise.resolve(received(each))
  })
  const encoded: unknown[] = []
  const { encode } = working
  await sendTakes({
    ...working,
    encode: (recorded) => {
      encoded.push(recorded)
      return encode(recorded)
    },
  })
  expect(order[0]).toBe(take.id)
  expect(sent[1]).toEqual(sent[0])
  // Only the second take: the first was encoded before its first way out.
  expect(encoded).toHaveLength(1)
})

it('sends three takes at a time', async () => {
  const database = await openOwnTakes()
  for (let nth = 0; nth < 5; nth += 1) await recordTake(database)
  let [underWay, most] = [0, 0]
  const gate = Promise.withResolvers<undefined>()
  const deps = depsOf(database, async (_user, take) => {
    underWay += 1
    most = Math.max(most, underWay)
    if (underWay === takesAtOnce) gate.resolve(undefined)
    await gate.promise
    underWay -= 1
    return received(take)
  })
  await sendTakes(deps)
  expect(most).toBe(takesAtOnce)
  expect(await listPendingIds(database)).toEqual([])
})

it('one take that the server refuses is kept and reported, and the others go on', async () => {
  const database = await openOwnTakes()
  const { take: refused } = await recordTake(database)
  await recordTake(database)
  const deps = depsOf(database, (_user, take) =>
    Promise.resolve(take.id === refused.id ? refuse('take-already-exists') : received(take)),
  )
  expect(await sendTakes(deps)).toEqual({ ok: true })
  expect(await database.getAll('takes')).toMatchObject([
    { state: 'refused', refusedBecause: 'take-already-exists' },
    { state: 'received' },
  ])
  expect(await database.getAllKeys('sounds')).toEqual([refused.id])
  const log = await listLog(database)
  expect(log).toContainEqual({
    at: 7,
    event: 'refused',
    takeId: refused.id,
    code: 'take-already-exists',
  })
})

it('two tabs send each take once', async () => {
  const database = await openOwnTakes()
  for (let nth = 0; nth < 4; nth += 1) await recordTake(database)
  const sent: string[] = []
  const put: Put = (_user, take) => {
    sent.push(take.id)
    return Promise.resolve(received(take))
  }
  await Promise.all([sendTakes(depsOf(database, put)), sendTakes(depsOf(database, put))])
  expect(sent).toHaveLength(4)
  expect(new Set(sent).size).toBe(4)
})

it('waits for Wi-Fi where only Wi-Fi may be used', async () => {
  const database = await openOwnTakes()
  const { take } = await recordTake(database)
  const deps = depsOf(database, (_user, each) => Promise.resolve(received(each)))
  const outcome = await sendTakes({ ...deps, maySend: () => false })
  expect(outcome).toEqual({ ok: false, failure: 'not-on-wifi' })
  expect(await database.get('takes', take.id)).toEqual(take)
})

it('tries again by itself after a failure, and stops where somebody has to sign in', async () => {
  const database = await openOwnTakes()
  await recordTake(database)
  const answers = [broken, broken, refuse('not-signed-in')]
  const states: SenderState[] = []
  const delays: number[] = []
  const stopped = Promise.withResolvers<undefined>()
  const sender = startTakeSender({
    ...depsOf(database, () => Promise.resolve(answers.shift() ?? broken)),
    sendContributions: () => Promise.resolve({ ok: true }),
    onState(state) {
      states.push(state)
      if (state.state === 'stopped') stopped.resolve(undefined)
    },
    onProblem: stopped.reject,
    random: () => 0.5,
    later(call, delayMs) {
      delays.push(delayMs)
      queueMicrotask(() => setTimeout(call))
      return () => undefined
    },
  })
  await stopped.promise
  expect(delays).toEqual([1_500, 3_000])
  expect(states.map(({ state }) => state)).toEqual([
    'sending',
    'waiting',
    'sending',
    'waiting',
    'sending',
    'stopped',
  ])
  expect(await listPendingIds(database)).toHaveLength(1)
  await sender.close()
})

it('tries again at once where the network returns in the middle of an attempt that fails', async () => {
  const database = await openOwnTakes()
  const { take } = await recordTake(database)
  const [begun, answer, sent] = [0, 1, 2].map(() => Promise.withResolvers<unknown>())
  let attempts = 0
  const sender = startTakeSender({
    ...depsOf(database, async (_user, each) => {
      attempts += 1
      begun?.resolve(undefined)
      await answer?.promise
      return attempts === 1 ? broken : received(each)
    }),
    sendContributions: () => Promise.resolve({ ok: true }),
    onState({ state }) {
      if (state === 'idle' || state === 'waiting') sent?.resolve(state)
    },
    onProblem: (error) => sent?.reject(error),
    random: () => 0.5,
    later: () => () => undefined,
  })
  await begun?.promise
  sender.wake()
  answer?.resolve(undefined)
  expect(await sent?.promise).toBe('idle')
  expect(await database.getAll('takes')).toMatchObject([{ id: take.id, state: 'received' }])
  await sender.close()
})

it('sends what is recorded while it looks whether anything else waits', async () => {
  const database = await openOwnTakes()
  await recordTake(database)
  const [sent, done] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()]
  let sends = 0
  const watched = new Proxy(database, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target)
      if (name !== 'get' || typeof value !== 'function') return value
      return async (...asked: unknown[]) => {
        const found: unknown = await Reflect.apply(value, target, asked)
        // A run looks at the deleted takes last.
        if (sends === 1 && asked[1] === 'discarded-takes') {
          sends += 1
          await recordTake(database)
          sender.wake()
          sent.resolve(undefined)
        }
        return found
      }
    },
  })
  const sender = startTakeSender({
    ...depsOf(watched, (_user, each) => {
      sends += 1
      return Promise.resolve(received(each))
    }),
    sendContributions: () => Promise.resolve({ ok: true }),
    onState: ({ state }) => state === 'idle' && done.resolve(undefined),
    onProblem: done.reject,
    random: () => 0.5,
    later: () => () => undefined,
  })
  await sent.promise
  await done.promise
  expect(await listPendingIds(database)).toEqual([])
  await sender.close()
})

it('keeps what is more than the server takes, until another day or until there is room', async () => {
  const database = await openOwnTakes()
  const { take } = await recordTake(database)
  const full = { code: 'daily-quota-reached', fields: {}, retryAfterSeconds: 7200 } as const
  const answers: ApiResult<Take>[] = [{ ok: false, failure: full }, refuse('quota-reached')]
  const states: SenderState[] = []
  const delays: number[] = []
  const stopped = Promise.withResolvers<undefined>()
  const sender = startTakeSender({
    ...depsOf(database, () => Promise.resolve(answers.shift() ?? broken)),
    sendContributions: () => Promise.resolve({ ok: true }),
    onState(state) {
      if (state.state !== 'sending') states.push(state)
      if (state.state === 'stopped') stopped.resolve(undefined)
    },
    onProblem: stopped.reject,
    random: () => 0.5,
    later(call, delayMs) {
      delays.push(delayMs)
      queueMicrotask(() => setTimeout(call))
      return () => undefined
    },
  })
  await stopped.promise
  expect(delays).toEqual([7_200_000])
  expect(states).toEqual([
    { state: 'waiting', code: 'daily-quota-reached' },
    { state: 'stopped', code: 'quota-reached' },
  ])
  expect(await database.get('takes', take.id)).toEqual(take)
  expect(await database.getAllKeys('sounds')).toEqual([take.id])
  expect(await listLog(database)).toContainEqual({
    at: 7,
    event: 'waiting',
    takeId: take.id,
    code: 'quota-reached',
  })
  await sender.close()
})

it('a pause is between half and the whole of a doubling time, five minutes at most', () => {
  expect([retryDelayMs(1, 0), retryDelayMs(1, 0.999)]).toEqual([1_000, 1_999])
  expect(retryDelayMs(4, 0.5)).toBe(12_000)
  expect(retryDelayMs(40, 0.999_999)).toBe(300_000)
})
