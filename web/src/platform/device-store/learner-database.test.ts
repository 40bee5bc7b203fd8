import { buildReview } from '@mboa/domain/testing'
import { openDB } from 'idb'
import { expect, it } from 'vitest'
import { newEventId } from '../event-id.ts'
import { openLearnerDatabase, learnerDatabaseNameOf } from './learner-database.ts'
import { listPending, putInOutbox } from './outbox.ts'

it('a version that was taken back opens what the newer one has left, and loses nothing', async () => {
  const userId = crypto.randomUUID()
  const before = await openLearnerDatabase(userId)
  const event = buildReview({ id: newEventId() })
  await putInOutbox(before, [event])
  before.close()
  const newer = await openDB(learnerDatabaseNameOf(userId), 99, {
    upgrade: (database) => void database.createObjectStore('of-the-future'),
  })
  newer.close()
  const back = await openLearnerDatabase(userId)
  expect(await listPending(back, 10)).toEqual([event])
  back.close()
})

it('a store that lacks everything, as an interrupted removal may leave it, is made whole', async () => {
  const userId = crypto.randomUUID()
  const empty = await openDB(learnerDatabaseNameOf(userId))
  empty.close()
  const whole = await openLearnerDatabase(userId)
  const event = buildReview({ id: newEventId() })
  await putInOutbox(whole, [event])
  expect(await listPending(whole, 10)).toEqual([event])
  whole.close()
})
