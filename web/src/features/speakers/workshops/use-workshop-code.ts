import { useEffect, useState } from 'react'

/** As the server makes codes; whatever else stands behind an address is none. */
const form = /^#([\w-]{43})$/

const readCode = () => form.exec(location.hash)?.[1]

/**
 * The code of the workshop's link that was opened; undefined without one, and once it is put away. It
 * stands behind the address, which sends it nowhere by itself.
 */
export function useWorkshopCode(): readonly [string | undefined, putAway: () => void] {
  const [code, setCode] = useState(readCode)
  useEffect(() => {
    const read = () => setCode((before) => readCode() ?? before)
    window.addEventListener('hashchange', read)
    return () => window.removeEventListener('hashchange', read)
  }, [])
  // The next person on this phone is not to find it.
  useEffect(() => {
    if (code !== undefined) history.replaceState(history.state, '', location.pathname)
  }, [code])
  return [code, () => setCode(undefined)]
}
