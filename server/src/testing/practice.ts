import { randomUUID } from 'node:crypto'
import { apiPaths, syncResponseSchema, type PracticeEvent, type SyncResponse } from '@mboa/contract'
import { buildReview, testId } from '@mboa/domain/testing'
import type { Actor } from '../http/actor.ts'
import type { Database } from '../platform/database/database.ts'
import type { TestClient } from './test-client.ts'

/** Reviews with the ids of these numbers, all else alike. */
export function reviewsOf(...numbers: readonly number[]): PracticeEvent[] {
  return numbers.map((number) => buildReview({ id: testId(number), answer: `answer ${number}` }))
}

/** One exchange that is expected to succeed. */
export async function exchange(
  client: TestClient,
  request: { events?: readonly unknown[]; cursor?: number } = {},
): Promise<SyncResponse> {
  const answer = await client.post(apiPaths.sync, { events: [], cursor: 0, ...request })
  if (answer.status !== 200) throw new Error(`Sync answered ${answer.text}`)
  return answer.as(syncResponseSchema)
}

/** Everything after the cursor, page by page, as a device fetches it. */
export async function exchangeAll(
  client: TestClient,
  cursor = 0,
): Promise<{ events: SyncResponse['events']; cursor: number }> {
  const events: SyncResponse['events'] = []
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
    })
    .execute()
  return { accountId: id, role: 'learner', language: 'en' }
}
