import { requestSync, whenSyncEnds } from '../sync/sync-client.ts'
import { countUnsent, type Unsent } from './stored-on-device.ts'

/** Longer nobody waits for a logout: what is not sent by then is asked about. */
const patienceMs = 3_000

/**
 * What is unsent after a try to send it: an answer of a moment ago is worth no question. A sync
 * that runs is waited for even so, as it would ask on as somebody whom the server no longer knows.
 */
export async function sendAndCount(userId: string): Promise<Unsent> {
  const unsent = await countUnsent([userId])
  if (!navigator.onLine) return unsent
  if (unsent.answers > 0) requestSync(userId)
  await withPatience(whenSyncEnds(userId))
  return countUnsent([userId])
}

function withPatience(work: Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, patienceMs)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
