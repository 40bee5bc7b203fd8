import { useMemo } from 'react'
import { useRouter } from 'wouter'
import { useNavigate } from './use-navigate.ts'

/**
 * The address' parameters, and how to put others in their place. The router's own hook decodes
 * the query before it is parsed, and so decodes twice what was encoded twice.
 */
export function useQuery(): [URLSearchParams, (parameters: URLSearchParams) => void] {
  const router = useRouter()
  const search = router.searchHook(router)
  const navigate = useNavigate()
  const parameters = useMemo(() => new URLSearchParams(search), [search])
  return [
    parameters,
    (next) => navigate(`${location.pathname}${next.size > 0 ? `?${next}` : ''}`, { replace: true }),
  ]
}
