import { useLayoutEffect, useState } from 'react'

/**
 * False in prerendered markup, true as soon as code answers to clicks: before the next paint, as
 * an external store would not be, whose change is only seen after it.
 */
export function useIsHydrated(): boolean {
  const [isHydrated, setIsHydrated] = useState(false)
  // eslint-disable-next-line react-hooks/set-state-in-effect -- that code runs is learnt by running it
  useLayoutEffect(() => setIsHydrated(true), [])
  return isHydrated
}
