import { syncVoices } from './sync-voices.ts'
import { openVoices } from './voice-store.ts'

/** Whose voices this page has brought together with the server's. */
const caughtUp = new Set<string>()

/**
 * Brings the voices of a learner together with the server's, away from the pages that show them:
 * once a page, and again while something waits on this device. What fails is tried the next time.
 */
export async function catchUpVoices(userId: string): Promise<void> {
  if (caughtUp.has(userId)) {
    const database = await openVoices(userId)
    const waiting = await Promise.all([
      database.countFromIndex('voices', 'pending', 1),
      database.countFromIndex('recordings', 'pending', 1),
      database.count('deletions'),
    ])
    if (waiting.every((count) => count === 0)) return
  }
  const result = await syncVoices(userId)
  if (result.ok) caughtUp.add(userId)
}
