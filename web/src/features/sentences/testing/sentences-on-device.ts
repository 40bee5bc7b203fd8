import { practiceEventSchema, type CourseSummary, type UnitPack } from '@mboa/contract'
import * as v from 'valibot'
import { afterEach, beforeEach, vi } from 'vitest'
import { withLearnerDatabase } from '../../../platform/device-store/learner-database.ts'
import { newEventId } from '../../../platform/event-id.ts'
import { pidginCourse, pidginUnit } from '../../../testing/test-sentences.ts'

/** Who practises, what the server has, and whether it can be reached. A test may change it. */
export const server: {
  userId: string
  isOnline: boolean
  summary: CourseSummary | undefined
  unit: UnitPack
} = { userId: '', isOnline: true, summary: undefined, unit: pidginUnit }

/** Gives each test of a file a learner of Pidgin, who has done nothing yet. */
export function withLearnerOfSentences(): void {
  beforeEach(async () => {
    const summary = await pidginCourse()
    Object.assign(server, {
      userId: crypto.randomUUID(),
      isOnline: true,
      summary,
      unit: pidginUnit,
    })
    vi.stubGlobal('fetch', (path: string) => {
      if (!server.isOnline) return Promise.reject(new TypeError('offline'))
      const answer = path.startsWith('/api/packs') ? server.unit : { courses: [server.summary] }
      return Promise.resolve(Response.json(answer))
    })
    await saveEvents([{ type: 'setting', name: 'current-course', value: 'wes' }])
  })
  afterEach(() => void vi.unstubAllGlobals())
}

/** What the learner did before, as this device keeps it. */
export async function saveEvents(events: readonly Record<string, unknown>[]) {
  const answeredAt = Date.now() - 86_400_000
  await withLearnerDatabase(server.userId, async (database) => {
    for (const given of events) {
      const event = v.parse(practiceEventSchema, { id: newEventId(), answeredAt, ...given })
      await database.put('events', { id: event.id, event, pending: 1 })
    }
  })
}

export const review = (item: string, given: Record<string, unknown> = {}) => ({
  type: 'review',
  course: 'wes',
  item,
  skill: 'recognise',
  kind: 'choose-meaning',
  rating: 3,
  verdict: 'exact',
  outcome: 'correct',
  answer: 'x',
  tookMs: 1,
  session: newEventId(),
  ...given,
})

export const meetWords = () => saveEvents(server.unit.words.map(({ id }) => review(id)))
