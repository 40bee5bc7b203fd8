import type { ReceivedTake, Take } from '@mboa/contract'
import { expect, it } from 'vitest'
import { openOwnTakes, recordTake } from '../../testing/takes-of-device.ts'
import { forgetWithdrawn } from './received-takes.ts'
import { sendTakes, type SendingDeps } from './send-takes.ts'
import type { TakeDatabase } from '../device-store/take-database.ts'
import { depsOf, received } from './testing/sending-deps.ts'

const dayMs = 24 * 60 * 60 * 1000

/** A server that can be restored from a backup, and the days on which a device asks it. */
function startServer(database: TakeDatabase) {
  const server = {
    epoch: 'first',
    takes: new Map<string, Take['state']>(),
    sent: [] as [string, Uint8Array][],
    /** After which ids it was asked for what it has. */
    asked: [] as string[],
    now: 7,
    nextDay() {
      server.now += dayMs
      return sendTakes(deps)
    },
  }
  const deps: SendingDeps = {
    ...depsOf(database, (_user, take, files) => {
      server.takes.set(take.id, 'received')
      server.sent.push([take.id, files.archive.bytes])
      return Promise.resolve(received(take))
    }),
    now: () => server.now,
    listTakes(_user, after) {
      server.asked.push(after)
      // One a page.
      const ids = [...server.takes.keys()].sort().filter((id) => id > after)
      const takes = ids.slice(0, 1).map((id) => rowOf(id, server.takes.get(id)))
      const { epoch } = server
      const page = { takes, mark: '', epoch, more: ids.length > 1 }
      return Promise.resolve({ ok: true, value: page })
    },
  }
  return server
}

function rowOf(id: string, state: Take['state'] = 'received'): ReceivedTake {
  const about = { course: 'ewo', item: 'ewo.today', dialect: null, recordedAt: 1 }
  return { id, state, sentBackReason: null, sentBackComment: '', ...about }
}

/** A device whose takes the server has, and of which it was heard after that. */
async function sendThree(): Promise<{
  database: TakeDatabase
  server: ReturnType<typeof startServer>
  ids: [string, string, string]
}> {
  const database = await openOwnTakes()
  const server = startServer(database)
  const ids: string[] = []
  for (let nth = 0; nth < 3; nth += 1) ids.push((await recordTake(database)).take.id)
  await server.nextDay()
  await server.nextDay()
  expect(server.sent).toHaveLength(3)
  return { database, server, ids: ids as [string, string, string] }
}

const stateOf = async (database: TakeDatabase, id: string) =>
  (await database.get('takes', id))?.state

it('sends again what a restored server has lost, as far as its files are here', async () => {
  const { database, server, ids } = await sendThree()
  const [stored, soundless, lost] = ids
  const [, files] = server.sent.find(([id]) => id === lost) ?? []
  await database.delete('receivedSounds', soundless)
  server.takes = new Map([[stored, 'received']])
  server.epoch = 'second'
  server.sent = []
  expect(await server.nextDay()).toEqual({ ok: true })
  expect(server.sent).toEqual([[lost, files]])
  expect(await stateOf(database, soundless)).toBe('received')
  await server.nextDay()
  expect(server.sent).toHaveLength(1)
})

it('sends nothing again to a server that goes on in its epoch', async () => {
  const { server } = await sendThree()
  server.takes.clear()
  server.sent = []
  await server.nextDay()
  expect(server.sent).toEqual([])
})

it('never sends again what was withdrawn, here or elsewhere', async () => {
  const { database, server, ids } = await sendThree()
  const [here, elsewhere] = ids
  await forgetWithdrawn(database, here)
  server.takes.set(elsewhere, 'withdrawn')
  await server.nextDay()
  expect(await database.getAllKeys('receivedSounds')).toEqual([ids[2]])
  server.takes.clear()
  server.epoch = 'second'
  server.sent = []
  await server.nextDay()
  expect(server.sent.map(([id]) => id)).toEqual([ids[2]])
})

it('asks once a day, and from the oldest take on whose sound is here', async () => {
  const { database, server, ids } = await sendThree()
  await forgetWithdrawn(database, ids[0])
  server.asked = []
  await server.nextDay()
  const [first = ''] = server.asked
  expect([first > ids[0] || ids[0].startsWith(first), first < ids[1]]).toEqual([true, true])
  expect(server.asked.length).toBeLessThanOrEqual(3)
  server.now -= dayMs - 1
  server.asked = []
  await server.nextDay()
  expect(server.asked).toEqual([])
})

it('holds up no take where the server does not say what it has', async () => {
  const { database, server } = await sendThree()
  const { take } = await recordTake(database)
  const deps: SendingDeps = {
    ...depsOf(database, (_user, each) => Promise.resolve(received(each))),
    now: () => server.now + dayMs,
    listTakes: () => Promise.resolve({ ok: false, failure: { code: 'general', fields: {} } }),
  }
  expect(await sendTakes(deps)).toMatchObject({ failure: { code: 'general' } })
  expect(await stateOf(database, take.id)).toBe('received')
})
