import type { ErrorCode, Take } from '@mboa/contract'
import { expect, it, onTestFinished } from 'vitest'
import { openOwnTakes, recordTake } from '../../testing/takes-of-device.ts'
import type { ApiResult } from '../network/api-client.ts'
import type { EncodedTake } from '../sound/encoded-take.ts'
import { openTakeEncoder } from '../sound/take-encoder.ts'
import { discardTake } from './discarded-takes.ts'
import { changeCut } from './held-take.ts'
import { sendTakes, takesAtOnce, type SendingParts } from './send-takes.ts'
import { listLog } from './sending-log.ts'
import type { StoredTake, TakeDatabase } from './take-database.ts'
import { listPendingTakes, listTakes } from './take-queue.ts'
import { takeRetryDelayMs } from './take-retry-delay.ts'
import { startTakeSender, type SenderState } from './take-sender.ts'

type Put = SendingParts['put']

const refuse = (code: ErrorCode): ApiResult<Take> => ({ ok: false, failure: { code, fields: {} } })
const broken: ApiResult<Take> = { ok: false, failure: { code: 'network-error', fields: {} } }

function received({ id, context }: StoredTake): ApiResult<Take> {
  const { course, item, kind, dialect } = context
  const value: Take = {
    id,
    course,
    item,
    kind,
    dialect,
    state: 'received',
    sentBackReason: null,
    sentBackComment: '',
    recordedAt: 1,
    receivedAt: 2,
    decidedAt: null,
    heard: { startMs: 0, endMs: 1000 },
    durationMs: 800,
    verdict: 'good',
    problems: [],
    advice: [],
    gainDb: 0,
    peaks: [],
    archive: { sha256: 'a'.repeat(64), address: '/x' },
    listening: null,
  }
  return { ok: true, value }
}

function partsOf(database: TakeDatabase, put: Put): SendingParts {
  const encoder = openTakeEncoder()
  onTestFinished(() => encoder.close())
  return {
    userId: database.name,
    database,
    put,
    encode: (take) => encoder.encode(take),
    now: () => 7,
    maySend: () => true,
    withdraw: () => Promise.resolve(refuse('not-found')),
    underWay: new Map(),
    isHeld: () => false,
    onChanged: () => undefined,
    onProblem(error) {
      throw error
    },
  }
}

it('a take leaves the device only once the server has stored it', async () => {
  const database = await openOwnTakes()
  const { take } = await recordTake(database)
  const held: number[] = []
  const parts = partsOf(database, async (_user, sent) => {
    held.push(await database.count('sounds'))
    return received(sent)
  })
  expect(await sendTakes(parts)).toEqual({ ok: true })
  expect(held).toEqual([1])
  expect(await database.count('sounds')).toBe(0)
  expect(await listPendingTakes(database)).toEqual([])
  expect(await listTakes(database)).toMatchObject([{ id: take.id, state: 'received' }])
  expect(await listLog(database)).toEqual([
    { at: 7, event: 'sending', takeId: take.id },
    { at: 7, event: 'received', takeId: take.id },
  ])
})

it('sends the same files again after a failure, the oldest first', async () => {
  const database = await openOwnTakes()
  const { take } = await recordTake(database)
  const sent: EncodedTake[] = []
  const failing = partsOf(database, (_user, _take, files) => {
    sent.push(files)
    return Promise.resolve(broken)
  })
  expect(await sendTakes(failing)).toMatchObject({ failure: { code: 'network-error' } })
  expect(await listPendingTakes(database)).toEqual([take])
  await recordTake(database)
  const order: string[] = []
  const working = partsOf(database, (_user, each, files) => {
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
  const parts = partsOf(database, async (_user, take) => {
    underWay += 1
    most = Math.max(most, underWay)
    if (underWay === takesAtOnce) gate.resolve(undefined)
    await gate.promise
    underWay -= 1
    return received(take)
  })
  await sendTakes(parts)
  expect(most).toBe(takesAtOnce)
  expect(await listPendingTakes(database)).toEqual([])
})

it('one take that the server refuses is kept and told, and the others go on', async () => {
  const database = await openOwnTakes()
  const { take: refused } = await recordTake(database)
  await recordTake(database)
  const parts = partsOf(database, (_user, take) =>
    Promise.resolve(take.id === refused.id ? refuse('take-already-exists') : received(take)),
  )
  expect(await sendTakes(parts)).toEqual({ ok: true })
  expect(await listTakes(database)).toMatchObject([
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
  await Promise.all([sendTakes(partsOf(database, put)), sendTakes(partsOf(database, put))])
  expect(sent).toHaveLength(4)
  expect(new Set(sent).size).toBe(4)
})

it('waits for Wi-Fi where only Wi-Fi may be used', async () => {
  const database = await openOwnTakes()
  const { take } = await recordTake(database)
  const parts = partsOf(database, (_user, each) => Promise.resolve(received(each)))
  const outcome = await sendTakes({ ...parts, maySend: () => false })
  expect(outcome).toEqual({ ok: false, failure: 'not-on-wifi' })
  expect(await listPendingTakes(database)).toEqual([take])
})

it('tries again by itself after a failure, and stops where somebody has to sign in', async () => {
  const database = await openOwnTakes()
  await recordTake(database)
  const answers = [broken, broken, refuse('not-signed-in')]
  const states: SenderState[] = []
  const delays: number[] = []
  const stopped = Promise.withResolvers<undefined>()
  const sender = startTakeSender({
    ...partsOf(database, () => Promise.resolve(answers.shift() ?? broken)),
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
  expect(await listPendingTakes(database)).toHaveLength(1)
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
    ...partsOf(database, () => Promise.resolve(answers.shift() ?? broken)),
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
  expect(await listPendingTakes(database)).toEqual([take])
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
  expect([takeRetryDelayMs(1, 0), takeRetryDelayMs(1, 0.999)]).toEqual([1_000, 1_999])
  expect(takeRetryDelayMs(4, 0.5)).toBe(12_000)
  expect(takeRetryDelayMs(40, 0.999_999)).toBe(300_000)
})

it('sends nothing of a take that is deleted while it is encoded', async () => {
  const database = await openOwnTakes()
  const { take } = await recordTake(database)
  const sent: string[] = []
  const parts = partsOf(database, (_user, each) => {
    sent.push(each.id)
    return Promise.resolve(received(each))
  })
  const encode: SendingParts['encode'] = async (recorded) => {
    const encoded = await parts.encode(recorded)
    await discardTake(database, take.id, 7)
    return encoded
  }
  expect(await sendTakes({ ...parts, encode })).toEqual({ ok: true })
  expect(sent).toEqual([])
  expect([await database.count('takes'), await database.count('sounds')]).toEqual([0, 0])
})

it('sends the cut that is made while a take is encoded', async () => {
  const database = await openOwnTakes()
  const { take } = await recordTake(database)
  const cut = { start: 9_600, end: 20_000 }
  const sent: [StoredTake, EncodedTake][] = []
  const parts = partsOf(database, (_user, each, files) => {
    sent.push([each, files])
    return Promise.resolve(received(each))
  })
  const encode: SendingParts['encode'] = async (recorded) => {
    const encoded = await parts.encode(recorded)
    await changeCut(database, take.id, cut)
    return encoded
  }
  await sendTakes({ ...parts, encode })
  expect(sent).toMatchObject([[{ cut }, { listening: { sampleCount: 10_400 } }]])
})

it('breaks off the sending of a take that is deleted, and withdraws it where it arrived', async () => {
  const database = await openOwnTakes()
  const { take } = await recordTake(database)
  const underWay = new Map<string, AbortController>()
  const withdrawn: string[] = []
  let now = 7
  let isThere = false
  const parts: SendingParts = {
    ...partsOf(database, async (_user, each, _files, { signal }) => {
      await discardTake(database, each.id, now)
      underWay.get(each.id)?.abort()
      signal.throwIfAborted()
      return received(each)
    }),
    underWay,
    now: () => now,
    withdraw: (_user, id) => {
      withdrawn.push(id)
      return Promise.resolve(isThere ? received(take) : refuse('not-found'))
    },
  }
  expect(await sendTakes(parts)).toEqual({ ok: true })
  expect([await database.count('takes'), await database.count('sounds')]).toEqual([0, 0])
  // What was on its way may still arrive.
  await sendTakes(parts)
  expect(withdrawn).toEqual([take.id])
  now += 60_000
  isThere = true
  await sendTakes(parts)
  await sendTakes(parts)
  expect(withdrawn).toEqual([take.id, take.id])
})

it('asks no more for what the server has not got ten minutes after it was deleted', async () => {
  const database = await openOwnTakes()
  const { take } = await recordTake(database)
  const failing = partsOf(database, () => Promise.resolve(broken))
  await sendTakes(failing)
  await discardTake(database, take.id, 7)
  let asked = 0
  const withdraw: SendingParts['withdraw'] = () => {
    asked += 1
    return Promise.resolve(refuse('not-found'))
  }
  const later = { ...failing, now: () => 7 + 10 * 60_000, withdraw }
  await sendTakes(later)
  await sendTakes(later)
  expect(asked).toBe(1)
})

it('a take whose files cannot be made holds up no other, is told, and is made again', async () => {
  const database = await openOwnTakes()
  const { take } = await recordTake(database)
  await recordTake(database)
  const problems: unknown[] = []
  const parts = partsOf(database, (_user, each) => Promise.resolve(received(each)))
  let isBroken = true
  const encode: SendingParts['encode'] = (recorded) => {
    if (!isBroken) return parts.encode(recorded)
    isBroken = false
    return Promise.reject(new Error('broken'))
  }
  const onProblem = (error: unknown) => void problems.push(error)
  expect(await sendTakes({ ...parts, encode, onProblem })).toEqual({
    ok: false,
    failure: 'not-encoded',
  })
  expect(problems).toHaveLength(1)
  expect(await listPendingTakes(database)).toEqual([take])
  const told = { at: 7, event: 'waiting', takeId: take.id, code: 'not-encoded' }
  expect(await listLog(database)).toContainEqual(told)
  expect(await sendTakes({ ...parts, encode })).toEqual({ ok: true })
  expect(await listPendingTakes(database)).toEqual([])
})
