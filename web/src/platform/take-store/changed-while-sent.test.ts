import { expect, it } from 'vitest'
import { openOwnTakes, recordTake } from '../../testing/takes-of-device.ts'
import { newEventId } from '../event-id.ts'
import type { EncodedTake } from '../sound/encoded-take.ts'
import { discardTake } from './discarded-takes.ts'
import { changeCut } from './held-take.ts'
import { sendTakes, type SendingDeps } from './send-takes.ts'
import { listLog } from './sending-log.ts'
import type { StoredTake } from '../device-store/take-database.ts'
import { listPendingIds } from './take-queue.ts'
import { broken, depsOf, received, refuse } from './testing/sending-deps.ts'

it('sends nothing of a take that is deleted while it is encoded', async () => {
  const database = await openOwnTakes()
  const { take } = await recordTake(database)
  const sent: string[] = []
  const deps = depsOf(database, (_user, each) => {
    sent.push(each.id)
    return Promise.resolve(received(each))
  })
  const encode: SendingDeps['encode'] = async (recorded) => {
    const encoded = await deps.encode(recorded)
    await discardTake(database, take.id, 7)
    return encoded
  }
  expect(await sendTakes({ ...deps, encode })).toEqual({ ok: true })
  expect(sent).toEqual([])
  expect([await database.count('takes'), await database.count('sounds')]).toEqual([0, 0])
})

it('sends the cut that is made while a take is encoded', async () => {
  const database = await openOwnTakes()
  const { take } = await recordTake(database)
  const cut = { start: 9_600, end: 20_000 }
  const sent: [StoredTake, EncodedTake][] = []
  const deps = depsOf(database, (_user, each, files) => {
    sent.push([each, files])
    return Promise.resolve(received(each))
  })
  const encode: SendingDeps['encode'] = async (recorded) => {
    const encoded = await deps.encode(recorded)
    await changeCut(database, take.id, cut)
    return encoded
  }
  await sendTakes({ ...deps, encode })
  expect(sent).toMatchObject([[{ cut }, {}]])
})

it('breaks off the sending of a take that is deleted, and withdraws it where it arrived', async () => {
  const database = await openOwnTakes()
  const { take } = await recordTake(database)
  const underWay = new Map<string, AbortController>()
  const withdrawn: string[] = []
  let now = 7
  let isThere = false
  const deps: SendingDeps = {
    ...depsOf(database, async (_user, each, _files, signal) => {
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
  expect(await sendTakes(deps)).toEqual({ ok: true })
  expect([await database.count('takes'), await database.count('sounds')]).toEqual([0, 0])
  // What was on its way may still arrive.
  await sendTakes(deps)
  expect(withdrawn).toEqual([take.id])
  now += 60_000
  isThere = true
  await sendTakes(deps)
  await sendTakes(deps)
  expect(withdrawn).toEqual([take.id, take.id])
})

it('asks no more for what the server has not got ten minutes after it was deleted', async () => {
  const database = await openOwnTakes()
  const { take } = await recordTake(database)
  const failing = depsOf(database, () => Promise.resolve(broken))
  await sendTakes(failing)
  await discardTake(database, take.id, 7)
  let asked = 0
  const withdraw: SendingDeps['withdraw'] = () => {
    asked += 1
    return Promise.resolve(refuse('not-found'))
  }
  const later = { ...failing, now: () => 7 + 10 * 60_000, withdraw }
  await sendTakes(later)
  await sendTakes(later)
  expect(asked).toBe(1)
})

it('a take whose files cannot be made holds up no other, is reported, and is made again', async () => {
  const database = await openOwnTakes()
  const { take } = await recordTake(database)
  await recordTake(database)
  const problems: unknown[] = []
  const deps = depsOf(database, (_user, each) => Promise.resolve(received(each)))
  let isBroken = true
  const encode: SendingDeps['encode'] = (recorded) => {
    if (!isBroken) return deps.encode(recorded)
    isBroken = false
    return Promise.reject(new Error('broken'))
  }
  const onProblem = (error: unknown) => void problems.push(error)
  expect(await sendTakes({ ...deps, encode, onProblem })).toEqual({
    ok: false,
    failure: 'not-encoded',
  })
  expect(problems).toHaveLength(1)
  expect(await database.get('takes', take.id)).toEqual(take)
  const entry = { at: 7, event: 'waiting', takeId: take.id, code: 'not-encoded' }
  expect(await listLog(database)).toContainEqual(entry)
  expect(await sendTakes({ ...deps, encode })).toEqual({ ok: true })
  expect(await listPendingIds(database)).toEqual([])
})

it('lets go of all that somebody of a workshop said who withdrew meanwhile, and sends the others’', async () => {
  const database = await openOwnTakes()
  const [speaker, workshop] = [newEventId(), newEventId()]
  for (let nth = 0; nth < 2; nth += 1) {
    const { take } = await recordTake(database)
    await database.put('takes', { ...take, context: { ...take.context, speaker, workshop } })
  }
  const own = await recordTake(database)
  const deps = depsOf(database, (_user, each) =>
    Promise.resolve(
      each.context.workshop === undefined ? received(each) : refuse('consent-needed'),
    ),
  )
  expect(await sendTakes(deps)).toEqual({ ok: true })
  expect((await database.getAll('takes')).map(({ id, state }) => [id, state])).toEqual([
    [own.take.id, 'received'],
  ])
  expect(await database.count('sounds')).toBe(0)
})
