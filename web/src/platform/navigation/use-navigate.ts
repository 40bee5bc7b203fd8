import { useLocation } from 'wouter'

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
