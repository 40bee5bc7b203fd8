import {
  buildLessonEvent,
  buildReview,
  buildSetting,
  buildUndo,
  testId,
} from '@mboa/domain/testing'
import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { openLearnerDatabase, type StoredEvent } from '../device-store/learner-database.ts'
import { putInOutbox } from '../device-store/outbox.ts'
import { applySyncResponse } from '../sync/apply-sync.ts'
import { foldArrived, readSnapshot } from './stored-snapshot.ts'
import { ask, expectTrue, hourMs, nothing, place, start } from './testing/snapshot-device.ts'

const numRuns = (import.meta.env['TEST_LONG'] ?? '') === '' ? 20 : 1_000

const review = fc
  .record({
    item: fc.constantFrom('tst.a', 'tst.b'),
    skill: fc.constantFrom('recognise' as const, 'recall' as const),
    card: fc.constantFrom(undefined, 'say'),
    rating: fc.constantFrom(1 as const, 3 as const),
    outcome: fc.constantFrom('correct' as const, 'wrong' as const),
    verdict: fc.constantFrom('exact' as const, 'wrong' as const),
    session: fc.constantFrom(testId(801), testId(802)),
  })
  .map((given) => (id: string) => buildReview({ ...given, id }))
const madeEvent = fc.oneof(
  { weight: 6, arbitrary: review },
  {
    weight: 2,
    arbitrary: fc
      .nat({ max: 15 })
      .map((nth) => (id: string) => buildUndo({ id, undoes: testId(nth) })),
  },
  {
    weight: 1,
    arbitrary: fc
      .record({ name: fc.constantFrom('a', 'b'), value: fc.nat(9) })
      .map((given) => (id: string) => buildSetting({ ...given, id })),
  },
  { weight: 1, arbitrary: fc.constant((id: string) => buildLessonEvent({ id })) },
)
const events = fc
  .array(fc.tuple(madeEvent, fc.integer({ min: 0, max: 30 })), { minLength: 4, maxLength: 20 })
  .map((made) =>
    made.map(([make, hours], nth) => ({
      ...make(testId(nth)),
      answeredAt: start + hours * hourMs,
    })),
  )

/** What may happen to a device between two starts; numbers choose events and instants. */
const happenings = [
  'answer',
  'acknowledge',
  'from-server',
  'again',
  'dated-again',
  'refuse',
  'older-version',
  'keep-up',
  'killed',
  'killed-reading',
  'start',
] as const
const story = fc.array(fc.tuple(fc.constantFrom(...happenings), fc.nat(40), fc.nat(40)), {
  minLength: 10,
  maxLength: 50,
})

/** The connection's `put` breaks after so many: what a tab that is killed leaves is the same. */
async function killedAfter(puts: number, work: () => Promise<unknown>): Promise<void> {
  // oxlint-disable-next-line typescript/unbound-method -- called on the store it is for
  const { put } = IDBObjectStore.prototype
  let left = puts
  const breaking = vi.spyOn(IDBObjectStore.prototype, 'put')
  breaking.mockImplementation(function (this: IDBObjectStore, ...given) {
    left -= 1
    if (left < 0) throw new Error('killed')
    return put.apply(this, given)
  })
  try {
    await work()
  } catch (error) {
    expect(String(error)).toContain('killed')
  } finally {
    breaking.mockRestore()
  }
}

it('after whatever has happened a start reads what the fold of all events gives', async () => {
  const starts = { whole: 0, kept: 0 }
  await fc.assert(
    fc.asyncProperty(events, story, async (all, happened) => {
      const userId = crypto.randomUUID()
      const database = await openLearnerDatabase(userId)
      const eventOf = (nth: number) => all[nth % all.length] ?? all[0]
      const isHere = async (id: string) => (await database.count('events', id)) > 0
      const answer = (response: object) =>
        applySyncResponse(database, { ...nothing, ...response }, place)
      for (const [what, nth, hours] of happened) {
        const event = eventOf(nth)
        if (event === undefined) continue
        const { id } = event
        const stored = await database.get('events', id)
        const receivedAt = start + hours * hourMs
        if (what === 'answer' && stored === undefined) await putInOutbox(database, [event])
        if (what === 'acknowledge' && stored?.pending === 1) {
          await answer({ acknowledged: [{ id, receivedAt: stored.receivedAt ?? receivedAt }] })
        }
        if (what === 'from-server' && stored === undefined) {
          await answer({ events: [{ ...event, receivedAt }] })
        }
        if (what === 'again' && stored?.receivedAt !== undefined) {
          await answer({ events: [{ ...event, receivedAt: stored.receivedAt }] })
        }
        if (what === 'dated-again' && stored?.receivedAt !== undefined) {
          await answer({ events: [{ ...event, receivedAt }] })
        }
        if (what === 'refuse' && stored !== undefined && stored.pending === 1) {
          await answer({ refused: [{ id, reason: 'invalid' }] })
        }
        if (what === 'older-version') {
          // Written without a mark, as no version of ours does.
          const row: StoredEvent =
            nth % 2 === 0 ? { id, event, pending: 1 } : { id, event, receivedAt }
          if (!(await isHere(id)) || stored?.pending === 1) await database.put('events', row)
        }
        if (what === 'keep-up') await ask({ task: 'keepUp', userId })
        if (what === 'killed') {
          await killedAfter(hours % 7, () => foldArrived(database, userId))
        }
        if (what === 'killed-reading') {
          await killedAfter(hours % 7, () => ask({ task: 'read', userId }))
        }
        if (what === 'start') {
          starts[(await readSnapshot(database, userId)) === undefined ? 'whole' : 'kept'] += 1
          await expectTrue(userId, database)
        }
      }
      await expectTrue(userId, database)
      await ask({ task: 'keepUp', userId })
      await expectTrue(userId, database)
      database.close()
    }),
    { numRuns },
  )
  // Of both kinds there were enough to prove anything.
  expect(starts.whole).toBeGreaterThan(numRuns / 6)
  expect(starts.kept).toBeGreaterThan(numRuns / 6)
}, 900_000)
