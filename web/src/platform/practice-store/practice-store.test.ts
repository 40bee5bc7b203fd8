import { buildReview, testId } from '@mboa/domain/testing'
import { expect, it, onTestFinished, vi } from 'vitest'
import { withLearnerDatabase } from '../device-store/learner-database.ts'
import { openPracticeStore } from './practice-store.ts'

it('keeps each answer with the offset from UTC that the device has at its instant', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  onTestFinished(() => void vi.unstubAllGlobals())
  const offset = vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-60)
  onTestFinished(() => offset.mockRestore())
  const userId = crypto.randomUUID()
  const store = openPracticeStore(userId)
  onTestFinished(store.start())
  await store.whenReady()
  await store.record([buildReview({ id: testId(1) })])
  const stored = await withLearnerDatabase(userId, (database) => database.get('events', testId(1)))
  expect(stored?.event).toMatchObject({ utcOffsetMinutes: 60 })
})
