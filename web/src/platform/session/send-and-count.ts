import { onSyncReport, requestSync } from '../sync/sync-client.ts'
import { countUnsent, type Unsent } from './kept-on-device.ts'

/** Longer nobody waits for a logout: what is not sent by then is asked about. */
const patienceMs = 3_000

/** What is unsent after a try to send it: an answer of a moment ago is worth no question. */
export async function sendAndCount(userId: string): Promise<Unsent> {
  const unsent = await countUnsent([userId])
  if (unsent.answers === 0 || !navigator.onLine) return unsent
  await trySending(userId)
  return countUnsent([userId])
}

function trySending(userId: string): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      stopHearing()
      resolve()
    }
    const timer = setTimeout(end, patienceMs)
    const stopHearing = onSyncReport((report) => {
      if (report.userId !== userId || report.type !== 'state' || report.state === 'sending') return
      end()
    })
    requestSync(userId)
  })
}
