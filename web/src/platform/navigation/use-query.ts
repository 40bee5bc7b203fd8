import { useMemo } from 'react'
import { useRouter } from 'wouter'

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
