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
  const [code, setCode] = useState(
    () => readWorkshopCode(location.hash) ?? findWorkshopLink('recorder'),
  )
  useEffect(() => {
    const read = () => setCode((before) => readWorkshopCode(location.hash) ?? before)
    window.addEventListener('hashchange', read)
    return () => window.removeEventListener('hashchange', read)
  }, [])
  useEffect(() => {
    if (code !== undefined) history.replaceState(history.state, '', location.pathname)
  }, [code])
  return [
    code,
    () => {
      dropWorkshopLink()
      setCode(undefined)
    },
  ]
}
