import { useMemo } from 'react'
import { useLocation, useRouter } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'

interface NavigateOptions {
  /** Takes the place of the page that is open, so that no way back leads to it. */
  replace?: boolean
  /** Handed to the next page in its history entry: `usePassedState`. */
  state?: unknown
}

/** Goes to a path of this app. The function stays the same between renders. */
export function useNavigate(): (to: string, options?: NavigateOptions) => void {
  return useLocation()[1]
}

/**
 * The address' parameters, and how to put others in their place. The router's own hook decodes
 * the query before it is parsed, and so decodes twice what was encoded twice.
 */
export function useQuery(): [URLSearchParams, (parameters: URLSearchParams) => void] {
  const router = useRouter()
  const search = router.searchHook(router)
  const parameters = useMemo(() => new URLSearchParams(search), [search])
  return [parameters, replaceQuery]
}

/** Keeps the history entry as it is: the page stays, and so does the focus on it. */
function replaceQuery(parameters: URLSearchParams): void {
  const query = parameters.toString()
  history.replaceState(history.state, '', location.pathname + (query && `?${query}`))
}

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

/** Hands something to the page that is open, for when its history entry is come back to. */
export function passOn(passed: unknown): void {
  history.replaceState(entryFor(passed), '')
}

/** Whether the page was come to from within the app, not by opening a tab. */
export function useIsArrival(): boolean {
  return isHistoryEntry(useHistoryState<unknown>())
}
