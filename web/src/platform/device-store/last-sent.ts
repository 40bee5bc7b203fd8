import type { LearnerDatabase } from './learner-database.ts'

/** When the server last received something of this learner's, epoch ms; from any device. */
export async function readLastSent(database: LearnerDatabase): Promise<number | undefined> {
  const events = await database.getAll('events')
  const last = events.reduce((latest, { receivedAt = 0 }) => Math.max(latest, receivedAt), 0)
  return last === 0 ? undefined : last
}
