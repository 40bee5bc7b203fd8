import { buildReview, testId } from '@mboa/domain/testing'
import { beforeEach, expect, it, vi } from 'vitest'
import {
  openLearnerDatabase,
  type LearnerDatabase,
  type SnapshotHead,
  type StoredEvent,
} from '../device-store/learner-database.ts'
import { applySyncResponse } from '../sync/apply-sync.ts'
import type { FoldAnswers } from './fold-answers.ts'
import { readSnapshot } from './stored-snapshot.ts'
import {
  ask,
  expectTrue,
  foldOfAll,
  hourMs,
  nothing,
  place,
  start,
  stateOf,
} from './testing/snapshot-device.ts'

let userId = ''
beforeEach(() => {
  userId = crypto.randomUUID()
})

/** A device with a snapshot of a hundred answers, and two that came since. */
async function openPractised(): Promise<LearnerDatabase> {
  const database = await openLearnerDatabase(userId)
  await receive(database, 0, 100)
  await ask({ task: 'read', userId })
  await receive(database, 100, 102)
  return database
}

async function receive(database: LearnerDatabase, from: number, to: number): Promise<void> {
  const received = Array.from({ length: to - from }, (_, nth) => ({
    ...buildReview({
      id: testId(from + nth),
      item: `tst.item-${(from + nth) % 9}`,
      answeredAt: start + (from + nth) * hourMs,
    }),
    receivedAt: start + (from + nth) * hourMs + 5,
  }))
  await applySyncResponse(database, { ...nothing, events: received }, place)
}

it('a start reads cards and what came since, and no other event', async () => {
  const database = await openPractised()
  const snapshot = await readSnapshot(database, userId)
  expect(snapshot?.unfolded.map(({ id }) => id)).toEqual([testId(100), testId(101)])
  expect(snapshot?.kept.cards).toHaveLength(9)
  await ask({ task: 'keepUp', userId })
  expect((await readSnapshot(database, userId))?.unfolded).toEqual([])
  await expectTrue(userId, database)
  database.close()
})

it('what a first sync has brought is not read one by one to store a snapshot of it', async () => {
  const database = await openLearnerDatabase(userId)
  await receive(database, 0, 300)
  const reading = vi.spyOn(IDBObjectStore.prototype, 'get')
  await ask({ task: 'read', userId })
  // An answer that is to be written waits for as long as that takes.
  expect(reading.mock.calls.length).toBeLessThan(20)
  reading.mockRestore()
  expect((await readSnapshot(database, userId))?.unfolded).toEqual([])
  await expectTrue(userId, database)
  database.close()
})

it('an answer of a year ago that comes late is folded into its own card alone', async () => {
  const database = await openPractised()
  const late = buildReview({
    id: testId(900),
    item: 'tst.item-3',
    answeredAt: start - 9_000 * hourMs,
  })
  await applySyncResponse(database, { ...nothing, events: [{ ...late, receivedAt: start }] }, place)
  const reading = vi.spyOn(IDBIndex.prototype, 'getAll')
  await expectTrue(userId, database)
  expect(reading.mock.calls.map(([asked]) => asked)).toContainEqual(['tst.item-3', 'recognise'])
  expect(reading.mock.calls.flat()).not.toContainEqual(['tst.item-4', 'recognise'])
  reading.mockRestore()
  await ask({ task: 'keepUp', userId })
  await expectTrue(userId, database)
  database.close()
})

const changeHead = async (database: LearnerDatabase, change: Partial<SnapshotHead>) => {
  const head = (await database.get('foldRest', 'head')) as SnapshotHead
  await database.put('foldRest', { ...head, ...change }, 'head')
}

it.each<[string, (database: LearnerDatabase) => Promise<unknown>]>([
  ['of other rules', (database) => changeHead(database, { rules: `other ${userId}` })],
  [
    'of another account',
    async (database) => {
      const { rules } = (await database.get('foldRest', 'head')) as SnapshotHead
      return changeHead(database, { rules: rules.replace(userId, crypto.randomUUID()) })
    },
  ],
  ['without a head', (database) => database.delete('foldRest', 'head')],
  ['without a card', (database) => database.delete('cards', ['tst.item-3', 'recognise'])],
  [
    'with a card that is none',
    (database) =>
      database.put('cards', { item: 'tst.item-3', skill: 'recognise', card: 7 } as never),
  ],
  [
    'with half a row',
    (database) => database.put('foldRest', '{"half', ['sessions', testId(0).slice(0, 5)]),
  ],
  [
    'beside what an older version wrote',
    (database) => {
      const event = buildReview({ id: testId(901), item: 'tst.new' })
      return database.put('events', { id: event.id, event, pending: 1 })
    },
  ],
  [
    'beside what an older version acknowledged',
    async (database) => {
      const {
        id,
        event,
        receivedAt = 0,
      } = (await database.get('events', testId(101))) as StoredEvent
      return database.put('events', { id, event, receivedAt })
    },
  ],
])('a snapshot %s is thrown away, and nothing is lost', async (_, damage) => {
  const database = await openPractised()
  const before = await database.getAll('events')
  const whole = stateOf(await foldOfAll(database))
  await damage(database)
  expect(await readSnapshot(database, userId)).toBeUndefined()
  await expectTrue(userId, database)
  // What was read is stored again, as true as before.
  expect(await readSnapshot(database, userId)).toBeDefined()
  expect(await database.count('events')).toBeGreaterThanOrEqual(before.length)
  expect(Object.keys(stateOf(await foldOfAll(database))['cards'] as object)).toEqual(
    expect.arrayContaining(Object.keys(whole['cards'] as object)),
  )
  await expectTrue(userId, database)
  database.close()
})

it('a device without room keeps no snapshot, reads the fold all the same, and reports nothing', async () => {
  const database = await openLearnerDatabase(userId)
  await receive(database, 0, 30)
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No space is left', 'QuotaExceededError')
  })
  const answer = (await ask({ task: 'read', userId })) as FoldAnswers['read']
  await ask({ task: 'keepUp', userId })
  expect(answer.kept.cards).toHaveLength(9)
  await expectTrue(userId, database)
  full.mockRestore()
  expect(await database.count('cards')).toBe(0)
  expect(await readSnapshot(database, userId)).toBeUndefined()
  expect(await database.count('events')).toBe(30)
  await ask({ task: 'read', userId })
  expect(await readSnapshot(database, userId)).toBeDefined()
  database.close()
})

it('of a learner who was taken off this device nothing is made again', async () => {
  await expect(ask({ task: 'read', userId })).rejects.toThrow('Nothing of this learner')
  const names = (await indexedDB.databases()).map(({ name }) => name)
  expect(names.some((name) => name?.includes(userId))).toBe(false)
})
