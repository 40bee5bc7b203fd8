import { foldEvents, keepCards, restoreFold } from '@mboa/domain'
import { buildLessonEvent, buildReview, buildUndo, testId } from '@mboa/domain/testing'
import { expect, it, onTestFinished, vi } from 'vitest'
import { withLearnerDatabase } from '../../../platform/device-store/learner-database.ts'
import { putInOutbox } from '../../../platform/device-store/outbox.ts'
import { takeComplaint } from '../../../testing/complaints.ts'
import { readOwn } from './read-own.ts'

const events = [
  buildReview({ id: testId(1) }),
  buildReview({ id: testId(2), item: 'tst.two', course: 'oth' }),
  buildUndo({ id: testId(3), undoes: testId(1) }),
  buildLessonEvent({ id: testId(4) }),
]
const whole = foldEvents(events)

/** As on a device that has too many answers for a page to hold them. */
async function keptOn(userId: string) {
  await withLearnerDatabase(userId, (database) => putInOutbox(database, events))
  return restoreFold({ cards: keepCards(whole), changes: [], sessions: [] })
}

it('reads every answer, taken back or not, also where the page holds none', async () => {
  const userId = crypto.randomUUID()
  const { reviews, lessons } = await readOwn(userId, await keptOn(userId), 'tst')
  expect(reviews).toMatchObject([{ event: { id: testId(1) }, isTakenBack: true }])
  expect(lessons).toMatchObject([{ event: { id: testId(4) } }])
  expect(await readOwn(userId, whole, 'tst')).toMatchObject({ reviews: [{}], lessons: [{}] })
})

it('a browser without workers reads them too', async () => {
  vi.stubGlobal('Worker', function () {
    throw new DOMException('No workers here', 'SecurityError')
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  const userId = crypto.randomUUID()
  const { reviews } = await readOwn(userId, await keptOn(userId), undefined)
  await takeComplaint('going through the events')
  expect(reviews.map(({ event }) => event.id)).toEqual([testId(1), testId(2)])
})
