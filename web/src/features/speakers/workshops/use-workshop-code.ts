import { useEffect, useState } from 'react'
import {
  dropWorkshopLink,
  findWorkshopLink,
  readWorkshopCode,
} from '../../../platform/workshop-link.ts'

/**
 * The code of the workshop's link that was opened, now or before logging in; undefined without one,
 * and once it is put away.
 */
export function useWorkshopCode(): readonly [string | undefined, putAway: () => void] {
  const [code, setCode] = useState(() => readWorkshopCode(location.hash) ?? findWorkshopLink())
  useEffect(() => {
    const read = () => setCode((before) => readWorkshopCode(location.hash) ?? before)
    window.addEventListener('hashchange', read)
    return () => window.removeEventListener('hashchange', read)
  }, [])
  // The next person on this phone is not to find it.
  useEffect(() => {
    if (code === undefined) return
    dropWorkshopLink()
    history.replaceState(history.state, '', location.pathname)
  }, [code])
  return [code, () => setCode(undefined)]
}
