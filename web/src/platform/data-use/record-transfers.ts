import { isQuotaExceeded } from '../device-store/write-durably.ts'
import { reportProblem } from '../report-problem.ts'
import { addDataUse, monthOf, type Amounts, kindOf } from './data-use-database.ts'

/** Enough entries together to be worth a write. */
const pauseMs = 2_000

/**
 * Bytes that came over the network, by what they were for, as the browser measured them: headers
 * and compressed bodies. What a cache or the service worker answered has none.
 */
export function sumTransfers(entries: readonly PerformanceEntry[]): Amounts {
  const amounts: Amounts = {}
  for (const entry of entries) {
    const { origin, pathname } = new URL(entry.name)
    // Absent from Safari before 16.4.
    const { transferSize = 0 } = entry as Partial<PerformanceResourceTiming>
    if (origin !== globalThis.location.origin || transferSize === 0) continue
    const kind = kindOf(pathname)
    amounts[kind] = (amounts[kind] ?? 0) + transferSize
  }
  return amounts
}

/**
 * Records what this page receives from its navigation on, or what this service worker fetches: the
 * app and its new versions. Neither measures what the other fetched.
 */
export function recordTransfers(): void {
  if (isRecording || !('PerformanceObserver' in globalThis)) return
  isRecording = true
  let seen: PerformanceEntry[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const write = () => {
    const entries = seen
    seen = []
    timer = undefined
    const amounts = sumTransfers(entries)
    if (Object.keys(amounts).length === 0) return
    addDataUse(monthOf(Date.now()), amounts).catch((error: unknown) => {
      // Noted with what comes next, once there is room.
      if (isQuotaExceeded(error)) seen = [...entries, ...seen]
      else reportProblem('noting how much data was used', error)
    })
  }
  const observer = new PerformanceObserver((list) => {
    seen.push(...list.getEntries())
    timer ??= setTimeout(write, pauseMs)
  })
  for (const type of ['navigation', 'resource']) {
    // A worker navigates nowhere.
    if (!PerformanceObserver.supportedEntryTypes.includes(type)) continue
    observer.observe({ type, buffered: true })
  }
  addEventListener('pagehide', write)
}

let isRecording = false
