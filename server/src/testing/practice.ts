import {
  api,
  isPracticeEvent,
  type PracticeEvent,
  type ReceivedEvent,
  type Report,
  type SyncRequest,
  type SyncResponse,
  syncResponseSchema,
} from '@mboa/contract'
import { buildReview, testId } from '@mboa/domain/testing'
import { randomUUID } from 'node:crypto'
import type { Actor } from '../http/request-scope.ts'
import type { Database } from '../platform/database/database.ts'
import type { TestClient } from './test-client.ts'

/** Reviews with the ids of these numbers, all else alike. */
export function reviewsOf(...numbers: readonly number[]): PracticeEvent[] {
  return numbers.map((number) => buildReview({ id: testId(number), answer: `answer ${number}` }))
}

/** An answer without anything that this version does not know. */
type KnownAnswer = SyncResponse & { events: ReceivedEvent[] }

/** One exchange that is expected to succeed. */
export async function exchange(
  client: TestClient,
  request: Partial<Omit<SyncRequest, 'events'>> & { events?: readonly unknown[] } = {},
): Promise<KnownAnswer> {
  const answer = await client.post(api.syncPractice.path, { events: [], cursor: 0, ...request })
  if (answer.status !== 200) throw new Error(`Sync answered ${answer.text}`)
  const answered = answer.as(syncResponseSchema)
  const events = answered.events.filter((event): event is ReceivedEvent => isPracticeEvent(event))
  if (events.length < answered.events.length) throw new Error(`Not all is known in ${answer.text}`)
  return { ...answered, events }
}

/** Everything after the cursor, page by page, as a device fetches it. */
export async function exchangeAll(
  client: TestClient,
  cursor = 0,
): Promise<{ events: ReceivedEvent[]; cursor: number }> {
  const events: ReceivedEvent[] = []
  let at = cursor
  for (;;) {
    const answer = await exchange(client, { cursor: at })
    events.push(...answer.events)
    at = answer.cursor
    if (!answer.more) return { events, cursor: at }
  }
}

/** An account as its repository keeps it, without the way through sign-up. */
export async function addLearner({ queries }: Database): Promise<Actor> {
  const id = randomUUID()
  await queries
    .insertInto('accounts')
    .values({
      id,
      email: `${id}@example.com`,
      emailKey: `${id}@example.com`,
      fullName: 'Ada Learner',
      role: 'learner',
      language: 'en',
      createdAt: 0,
      termsAcceptedAt: 0,
    })
    .execute()
  return { accountId: id, role: 'learner', language: 'en' }
}

/** A report of the right shape; tests say what differs. */
export function aReport(differences: Partial<Report> = {}): Report {
  return {
    id: testId(1),
    reportedAt: Date.UTC(2026, 0, 5, 8),
    course: 'ewo',
    item: 'ewo.tomorrow',
    exercise: 'type-word',
    reason: 'accept-answer',
    answer: 'okíri',
    expected: 'okírí',
    comment: '',
    ...differences,
  }
}
