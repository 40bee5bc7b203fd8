import type { TakeMove, TakeMovesResponse } from '@mboa/contract'
import { expect, it } from 'vitest'
import { openOwnTakes, recordTake, takeContext } from '../../testing/takes-of-device.ts'
import type { TakeDatabase } from '../device-store/take-database.ts'
import { newEventId } from '../event-id.ts'
import { listDiscarded } from './discarded-takes.ts'
import { dismissMove, listMoves, mendTakes } from './moved-takes.ts'
import { queueReceivedAgain } from './received-takes.ts'
import { sendTakes } from './send-takes.ts'
import { broken, depsOf, received, refuse } from './testing/sending-deps.ts'

const [sunday, monday] = [takeContext.item, 'ewo.day-monday']
const mendingDeps = { newId: newEventId, now: 7 }

function move(database: TakeDatabase, takeId: string, to = monday) {
  return mendTakes(database, { moves: [{ takeId, from: sunday, to }], unwanted: [] }, mendingDeps)
}

/** A server that has got what is sent, with the item of each as it was sent or moved since. */
function startServer(database: TakeDatabase) {
  const server = {
    isThere: true,
    items: new Map<string, string>(),
    refusal: undefined as string | undefined,
    withdrawn: [] as string[],
    asked: [] as (readonly TakeMove[])[],
  }
  const unreached = { ok: false, failure: { code: 'network-error', fields: {} } } as const
  const send = () =>
    sendTakes({
      ...depsOf(database, (_user, take) => {
        if (!server.isThere) return Promise.resolve(broken)
        server.items.set(take.id, server.items.get(take.id) ?? take.context.item)
        return Promise.resolve(received(take))
      }),
      withdraw(_user, id) {
        if (!server.isThere) return Promise.resolve(unreached)
        server.withdrawn.push(id)
        return Promise.resolve(refuse('not-found'))
      },
      move(_user, moves) {
        if (!server.isThere) return Promise.resolve(unreached)
        server.asked.push(moves)
        const { refusal: reason } = server
        const value: TakeMovesResponse = { acknowledged: [], refused: [] }
        for (const { id, take, item } of moves) {
          if (reason !== undefined) value.refused.push({ id, reason })
          else {
            server.items.set(take, item)
            value.acknowledged.push({ id })
          }
        }
        return Promise.resolve({ ok: true, value })
      },
    })
  return { server, send }
}

const itemOf = async (database: TakeDatabase, id: string) =>
  (await database.get('takes', id))?.context.item

it('sends a take that never left the device as the word that it holds, with its sound as it was', async () => {
  const database = await openOwnTakes()
  const { take } = await recordTake(database)
  const sound = await database.get('sounds', take.id)
  await move(database, take.id)
  expect(await database.get('sounds', take.id)).toEqual(sound)
  expect(await database.get('takes', take.id)).toEqual({
    ...take,
    context: { ...take.context, item: monday },
  })
  const { server, send } = startServer(database)
  expect(await send()).toEqual({ ok: true })
  expect(Object.fromEntries(server.items)).toEqual({ [take.id]: monday })
  expect(server.asked).toEqual([])
})

it('moves a take that may have arrived before, once it is certain to have', async () => {
  const database = await openOwnTakes()
  const { take } = await recordTake(database)
  const { server, send } = startServer(database)
  // The answer to it is lost.
  server.items.set(take.id, sunday)
  server.isThere = false
  await send()
  await move(database, take.id)
  expect(await itemOf(database, take.id)).toBe(monday)
  await send()
  expect(server.asked).toEqual([])
  server.isThere = true
  expect(await send()).toEqual({ ok: true })
  expect(Object.fromEntries(server.items)).toEqual({ [take.id]: monday })
  expect(await listMoves(database)).toEqual([])
})

it('keeps what is changed in a received take until the server has heard of it', async () => {
  const database = await openOwnTakes()
  const { take } = await recordTake(database)
  const { server, send } = startServer(database)
  await send()
  server.isThere = false
  await move(database, take.id, 'ewo.day-tuesday')
  // What is said last counts, and where the server has it stays known.
  await move(database, take.id)
  expect(await send()).toMatchObject({ ok: false, failure: { code: 'network-error' } })
  expect(await listMoves(database)).toMatchObject([{ takeId: take.id, from: sunday, to: monday }])
  server.isThere = true
  expect(await send()).toEqual({ ok: true })
  expect(server.items.get(take.id)).toBe(monday)
  expect(server.asked).toHaveLength(1)
  expect(await listMoves(database)).toEqual([])
  // A server that was restored from a backup gets it as what it is now.
  await queueReceivedAgain(database, [take.id])
  server.items.clear()
  await send()
  expect(server.items.get(take.id)).toBe(monday)
})

it('withdraws what nobody is to hear, wherever it is, and keeps none of it', async () => {
  const database = await openOwnTakes()
  const { take: sent } = await recordTake(database)
  const { server, send } = startServer(database)
  await send()
  server.isThere = false
  const { take: waiting } = await recordTake(database)
  const elsewhere = newEventId()
  await move(database, sent.id)
  const unwanted = [sent.id, waiting.id, elsewhere]
  await mendTakes(database, { moves: [], unwanted }, mendingDeps)
  expect(
    await Promise.all(
      ['takes', 'sounds', 'receivedSounds'].map((store) => database.count(store as 'takes')),
    ),
  ).toEqual([0, 0, 0])
  expect(await listDiscarded(database)).toEqual([sent.id, elsewhere])
  server.isThere = true
  await send()
  expect(server.withdrawn).toEqual([sent.id, elsewhere])
  expect(server.asked).toEqual([])
})

it('says why the server leaves a take where it is, and files it there again', async () => {
  const database = await openOwnTakes()
  const { take } = await recordTake(database)
  const { server, send } = startServer(database)
  await send()
  await move(database, take.id)
  server.refusal = 'not-allowed'
  expect(await send()).toEqual({ ok: true })
  const [refused] = await listMoves(database)
  expect(refused).toMatchObject({ takeId: take.id, refusedBecause: 'not-allowed' })
  expect(await itemOf(database, take.id)).toBe(sunday)
  // It is not asked for ever.
  await send()
  expect(server.asked).toHaveLength(1)
  await dismissMove(database, refused?.id ?? '')
  expect(await listMoves(database)).toEqual([])
})

it('forgets what is changed in a take that is no more', async () => {
  const database = await openOwnTakes()
  const { take } = await recordTake(database)
  const { server, send } = startServer(database)
  await send()
  await move(database, take.id)
  server.refusal = 'take-withdrawn'
  await send()
  expect(await listMoves(database)).toEqual([])
})

it('changes all of a session or nothing, where there is no room', async () => {
  const database = await openOwnTakes()
  const { take } = await recordTake(database)
  const { take: other } = await recordTake(database)
  const full = {
    ...mendingDeps,
    newId: () => {
      throw new DOMException('No space is left', 'QuotaExceededError')
    },
  }
  const mended = { moves: [{ takeId: take.id, from: sunday, to: monday }], unwanted: [other.id] }
  expect(await mendTakes(database, mended, full)).toEqual({ ok: false, trouble: 'storage-full' })
  expect(await database.getAll('takes')).toEqual([take, other])
})
