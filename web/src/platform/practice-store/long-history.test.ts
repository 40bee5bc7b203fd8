import { findCard, lacksReviews, type PracticeFold, type ReviewEvent } from '@mboa/domain'
import { buildReview, buildUndo, testId } from '@mboa/domain/testing'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { takeComplaint } from '../../testing/complaints.ts'
import { withLearnerDatabase, type StoredEvent } from '../device-store/learner-database.ts'
import { askFoldWorker } from '../fold-snapshot/ask-fold-worker.ts'
import { readSnapshot } from '../fold-snapshot/stored-snapshot.ts'
import { foldOfAll, stateOf } from '../fold-snapshot/testing/snapshot-device.ts'
import { openPracticeStore, type PracticeStore } from './practice-store.ts'

const start = Date.UTC(2026, 0, 5, 8)
const hourMs = 3_600_000
const practised = 1_200

let userId = ''
beforeEach(async () => {
  userId = crypto.randomUUID()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  onTestFinished(() => void vi.unstubAllGlobals())
  // Without a snapshot.
  await withLearnerDatabase(userId, async (database) => {
    const { store, done } = database.transaction('events', 'readwrite')
    for (let nth = 0; nth < practised; nth += 1) {
      const answeredAt = start + nth * hourMs
      const event = reviewOf(nth, { answeredAt })
      await store.put({ id: event.id, event, receivedAt: answeredAt + 5 })
    }
    await done
  })
})

const reviewOf = (nth: number, given: Partial<ReviewEvent> = {}) =>
  buildReview({
    id: testId(nth),
    item: `tst.item-${nth % 40}`,
    session: testId(5_000 + Math.floor(nth / 12)),
    ...given,
  })

async function openTab(): Promise<PracticeStore> {
  const tab = openPracticeStore(userId)
  onTestFinished(tab.start())
  await tab.whenReady()
  return tab
}

const foldOf = (tab: PracticeStore): PracticeFold => tab.getSnapshot().fold
const isStored = () =>
  withLearnerDatabase(
    userId,
    async (database) => (await readSnapshot(database, userId)) !== undefined,
  )
const whole = async () => stateOf(await withLearnerDatabase(userId, foldOfAll))

it('the first start has a worker read all events, the next ones read the snapshot', async () => {
  const first = await openTab()
  expect(lacksReviews(foldOf(first))).toBe(true)
  expect(stateOf(foldOf(first))).toEqual(await whole())
  await expect.poll(isStored).toBe(true)
  const working = vi.spyOn(globalThis, 'Worker')
  const reading = vi.spyOn(IDBObjectStore.prototype, 'getAll')
  const next = await openTab()
  expect(stateOf(foldOf(next))).toEqual(stateOf(foldOf(first)))
  const read = reading.mock.contexts.map((store) => (store as IDBObjectStore).name)
  expect(read).not.toContain('events')
  expect(working).not.toHaveBeenCalled()
  vi.restoreAllMocks()
})

it('two tabs agree on an answer, on taking back one that the snapshot holds, and with a start after', async () => {
  const one = await openTab()
  const other = await openTab()
  const answer = reviewOf(9_000, { answeredAt: Date.now(), rating: 1 })
  await one.record([answer])
  await other.record([buildUndo({ id: testId(9_001), undoes: testId(17), answeredAt: Date.now() })])
  await expect.poll(() => stateOf(foldOf(one))).toEqual(await whole())
  await expect.poll(() => stateOf(foldOf(other))).toEqual(await whole())
  expect(findCard(foldOf(one), 'tst.item-17', 'recognise')?.reviews).toBe(practised / 40 - 1)
  expect(stateOf(foldOf(await openTab()))).toEqual(await whole())
})

it(
  'an answer whose clock went back to the middle of the history is folded where it belongs',
  { tags: 'long' },
  async () => {
    const tab = await openTab()
    await tab.record([reviewOf(9_000, { answeredAt: start + 600.5 * hourMs, rating: 1 })])
    expect(stateOf(foldOf(tab))).toEqual(await whole())
  },
)

it('without a worker the page reads all events, and opens all the same', async () => {
  vi.stubGlobal('Worker', function () {
    throw new DOMException('No workers here', 'SecurityError')
  })
  const tab = await openTab()
  await takeComplaint('opening the snapshot')
  expect(lacksReviews(foldOf(tab))).toBe(false)
  expect(tab.getSnapshot().status).toBe('ready')
  expect(stateOf(foldOf(tab))).toEqual(await whole())
})

it('a worker reads single answers, which the page does not hold', { tags: 'long' }, async () => {
  await openTab()
  const { reviews, lessons } = await askFoldWorker({ task: 'own', userId, course: 'tst' })
  expect([reviews.length, lessons.length]).toEqual([practised, 0])
  const bins = await askFoldWorker({ task: 'recall', userId })
  expect(bins.reduce((sum, bin) => sum + bin.reviews, 0)).toBeGreaterThan(500)
})

it('what is acknowledged meanwhile is folded in the worker, and its mark goes', async () => {
  await openTab()
  await expect.poll(isStored).toBe(true)
  await withLearnerDatabase(userId, async (database) => {
    const { store, done } = database.transaction('events', 'readwrite')
    for (let nth = practised; nth < practised + 300; nth += 1) {
      const event = reviewOf(nth, { answeredAt: start + nth * hourMs })
      const row: StoredEvent = { id: event.id, event, receivedAt: event.answeredAt + 5 }
      await store.put({ ...row, unfolded: 'dated' })
    }
    await done
  })
  const waiting = () =>
    withLearnerDatabase(userId, (database) => database.countFromIndex('events', 'unfolded'))
  expect(await waiting()).toBe(300)
  const tab = await openTab()
  expect(stateOf(foldOf(tab))).toEqual(await whole())
  await expect.poll(waiting).toBe(0)
  expect(await isStored()).toBe(true)
  expect(stateOf(foldOf(await openTab()))).toEqual(await whole())
})
