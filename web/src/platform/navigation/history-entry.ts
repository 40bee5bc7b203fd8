import { useHistoryState } from 'wouter/use-browser-location'

/** What the history keeps with each page that was come to from within the app. */
interface HistoryEntry {
  passed: unknown
}

export const entryFor = (passed: unknown): HistoryEntry => ({ passed })

/** Where a tab was opened there is none; other code may have left something else there. */
const isHistoryEntry = (state: unknown): state is HistoryEntry =>
  typeof state === 'object' && state !== null && 'passed' in state

/** What was handed to this page in its history entry: unchecked, and kept over a reload. */
export function usePassedState(): unknown {
  const state: unknown = useHistoryState()
  return isHistoryEntry(state) ? state.passed : undefined
}

/** Whether the page was come to from within the app, not by opening a tab. */
export function useIsArrival(): boolean {
  return isHistoryEntry(useHistoryState<unknown>())
}
