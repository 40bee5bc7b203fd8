import { inTime } from '../promises.ts'
import type { WorkerMessage } from '../network/worker-messages.ts'

/** A start does not wait longer to hear whether it is the only tab. */
const patienceMs = 1_000

/**
 * For browsers whose service workers do not learn which navigation is a reload (WebKit): the page
 * was loaded again, and hands over to the version that waits if it is the only tab.
 * @returns whether it does, and will be loaded again: nothing else is to start
 */
export async function takeOverOnReload(): Promise<boolean> {
  const { active, waiting } = (await navigator.serviceWorker.getRegistration()) ?? {}
  if (!active || !waiting || !(await isOnlyTab(active))) return false
  // What the page between two versions does, here.
  await import('./take-over.ts')
  return true
}

function isOnlyTab(worker: ServiceWorker): Promise<boolean> {
  const { port1, port2 } = new MessageChannel()
  const answer = new Promise<boolean>((resolve) => {
    port1.onmessage = ({ data }) => resolve(data === true)
  })
  const message: WorkerMessage = { type: 'only-tab' }
  worker.postMessage(message, [port2])
  return inTime(answer, patienceMs).catch(() => false)
}
