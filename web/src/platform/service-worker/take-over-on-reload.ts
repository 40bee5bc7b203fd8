import { inTime } from '../in-time.ts'
import type { WorkerMessage } from './sw-messages.ts'

/** A start does not wait longer to hear whether it is the only tab. */
const patienceMs = 1_000

/**
 * For browsers whose service workers are not told which navigation is a reload (WebKit): the page
 * knows that it was loaded anew, and hands over to the version that waits if it is the only tab.
 * @returns whether it does, and will be loaded anew: nothing else is to start
 */
export async function takeOverOnReload(): Promise<boolean> {
  const [navigation] = performance.getEntriesByType('navigation')
  const isReload = (navigation as PerformanceNavigationTiming | undefined)?.type === 'reload'
  // Elsewhere the worker has seen to it before there was a page.
  if (!isReload || 'isReloadNavigation' in Request.prototype) return false
  if (!('serviceWorker' in navigator)) return false
  const { active, waiting } = (await navigator.serviceWorker.getRegistration()) ?? {}
  if (!active || !waiting || !(await isOnlyTab(active))) return false
  const { handOver } = await import('./hand-over.ts')
  handOver(window, waiting)
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
