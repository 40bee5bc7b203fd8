import { expect, it, onTestFinished, vi } from 'vitest'
import { fillDeviceUntilDropped } from '../../testing/fill-device.ts'
import { openOwnTakes, recordTake } from '../../testing/takes-of-device.ts'
import { pictureCacheName, soundCacheName } from '../device-store/cache-names.ts'
import { awaitsWithdrawal, discardTake, withdrawDiscarded } from './discarded-takes.ts'
import { sendTakes } from './send-takes.ts'
import type { StoredSound, TakeDatabase } from '../device-store/take-database.ts'
import { startTakeSender, type SenderState } from './take-sender.ts'
import { broken, depsOf, received, refuse } from './testing/sending-deps.ts'

/** A device on which no store takes anything more; gives how to make room. */
async function fillUp(): Promise<() => void> {
  // Other tests keep files too.
  await Promise.all([soundCacheName, pictureCacheName].map((name) => caches.delete(name)))
  fillDeviceUntilDropped(1)
  return () => void vi.restoreAllMocks()
}

/** A device that has no room for sound, and for the rest just enough. */
function refuseSound(): void {
  // oxlint-disable-next-line typescript/unbound-method -- called on the store it is for
  const { put } = IDBObjectStore.prototype
  const refusing = vi.spyOn(IDBObjectStore.prototype, 'put')
  onTestFinished(() => refusing.mockRestore())
  refusing.mockImplementation(function (this: IDBObjectStore, ...given) {
    const value = given[0] as StoredSound | undefined
    if (typeof value === 'object' && 'encoded' in value) {
      throw new DOMException('No space is left', 'QuotaExceededError')
    }
    return put.apply(this, given)
  })
}

/** What the server is asked to withdraw. */
async function withdrawnOf(database: TakeDatabase): Promise<string[]> {
  const asked: string[] = []
  const withdraw = (_user: string, id: string) => {
    asked.push(id)
    return Promise.resolve(refuse('not-found'))
  }
  await withdrawDiscarded({ ...depsOf(database, () => Promise.resolve(broken)), withdraw })
  return asked
}

it('withdraws a deleted take that a device without room sent from memory', async () => {
  const database = await openOwnTakes()
  const { take } = await recordTake(database)
  refuseSound()
  await sendTakes(depsOf(database, () => Promise.resolve(broken)))
  expect(await database.get('sounds', take.id)).toHaveProperty('recorded')
  expect(await discardTake(database, take.id, 7)).toEqual({ ok: true, value: true })
  expect(await withdrawnOf(database)).toEqual([take.id])
})

it('withdraws it also where not even its sending could be noted', async () => {
  const database = await openOwnTakes()
  const { take } = await recordTake(database)
  const makeRoom = await fillUp()
  const sent: string[] = []
  const put = (_user: string, { id }: { id: string }) => {
    sent.push(id)
    return Promise.resolve(broken)
  }
  await sendTakes(depsOf(database, put))
  expect(sent).toEqual([take.id])
  makeRoom()
  expect(await database.get('takes', take.id)).toEqual(take)
  await discardTake(database, take.id, 7)
  expect(await withdrawnOf(database)).toEqual([take.id])
})

it('keeps a take that may have left, where it cannot note that it is to be withdrawn', async () => {
  const database = await openOwnTakes()
  const { take } = await recordTake(database)
  await sendTakes(depsOf(database, () => Promise.resolve(broken)))
  const makeRoom = await fillUp()
  expect(await discardTake(database, take.id, 7)).toEqual({ ok: false, trouble: 'storage-full' })
  expect(await database.getAllKeys('takes')).toEqual([take.id])
  expect(await database.getAllKeys('sounds')).toEqual([take.id])
  makeRoom()
  expect(await discardTake(database, take.id, 7)).toEqual({ ok: true, value: true })
})

it('forgets a take that never left, also without room, and asks no server', async () => {
  const database = await openOwnTakes()
  const { take } = await recordTake(database)
  const makeRoom = await fillUp()
  expect(await discardTake(database, take.id, 7)).toEqual({ ok: true, value: true })
  makeRoom()
  expect(await withdrawnOf(database)).toEqual([])
  expect(await database.getAllKeys('values')).toEqual([])
})

it('comes back to what was deleted by itself until it can no longer arrive', async () => {
  const database = await openOwnTakes()
  const { take } = await recordTake(database)
  await sendTakes(depsOf(database, () => Promise.resolve(broken)))
  await discardTake(database, take.id, 7)
  let now = 7
  let asked = 0
  const states: SenderState[] = []
  const delays: number[] = []
  const over = Promise.withResolvers<undefined>()
  const sender = startTakeSender({
    ...depsOf(database, (_user, each) => Promise.resolve(received(each))),
    now: () => now,
    withdraw: () => {
      asked += 1
      return Promise.resolve(refuse('not-found'))
    },
    sendContributions: () => Promise.resolve({ ok: true }),
    onState(state) {
      if (state.state === 'sending') return
      states.push(state)
      if (state.state === 'idle') over.resolve(undefined)
    },
    onProblem: over.reject,
    random: () => 0.5,
    later(call, delayMs) {
      delays.push(delayMs)
      now += delays.length === 2 ? 10 * 60_000 : delayMs
      queueMicrotask(() => setTimeout(call))
      return () => undefined
    },
  })
  await over.promise
  await sender.close()
  const waiting = { state: 'waiting', code: 'not-withdrawn' }
  expect(states).toEqual([waiting, waiting, { state: 'idle' }])
  expect(delays).toEqual([1_500, 3_000])
  expect(asked).toBe(3)
})

it('comes back to it also while takes wait for Wi-Fi', async () => {
  const database = await openOwnTakes()
  const { take } = await recordTake(database)
  await sendTakes(depsOf(database, () => Promise.resolve(broken)))
  await discardTake(database, take.id, 7)
  await recordTake(database)
  const later = Promise.withResolvers<SenderState | undefined>()
  let last: SenderState | undefined
  const sender = startTakeSender({
    ...depsOf(database, () => Promise.resolve(broken)),
    maySend: () => false,
    sendContributions: () => Promise.resolve({ ok: true }),
    onState: (state) => (last = state),
    onProblem: later.reject,
    random: () => 0.5,
    later() {
      later.resolve(last)
      return () => undefined
    },
  })
  expect(await later.promise).toEqual({ state: 'not-on-wifi' })
  await sender.close()
})

it('dates again what a clock that went back leaves in the future', async () => {
  const database = await openOwnTakes()
  const { take } = await recordTake(database)
  await sendTakes(depsOf(database, () => Promise.resolve(broken)))
  await discardTake(database, take.id, 365 * 24 * 60 * 60_000)
  const deps = depsOf(database, () => Promise.resolve(broken))
  await withdrawDiscarded(deps)
  expect(await awaitsWithdrawal(database)).toBe(true)
  await withdrawDiscarded({ ...deps, now: () => 7 + 10 * 60_000 })
  expect(await awaitsWithdrawal(database)).toBe(false)
})
