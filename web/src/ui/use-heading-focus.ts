import { useEffect, useRef, type RefObject } from 'react'
import { useLocation } from 'wouter'
import { useIsArrival } from '../platform/navigation/history.ts'

/**
 * Moves the focus to a page's heading when somebody arrives by navigation, so that screen
 * readers read on from it. The first page of a start is read from its top by itself.
 * @param isInPlace for what comes in place of another page without navigation
 */
export function useHeadingFocus(isInPlace = false): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const [pathname] = useLocation()
  const isArrival = useIsArrival() || isInPlace

  useEffect(() => {
    if (!isArrival) return
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [isArrival, pathname])

  return heading
}
