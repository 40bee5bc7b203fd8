import { useEffect, useRef, type RefObject } from 'react'

/**
 * For a row of buttons that is longer than a phone is wide, of which one is pressed: it stands where
 * it is seen.
 * @param chosen another one whenever another button is pressed, or the row has others
 */
export function useChosenInView(chosen: string | undefined): RefObject<HTMLDivElement | null> {
  const group = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const pressed = group.current?.querySelector('[aria-pressed="true"]')
    if (group.current === null || pressed === null || pressed === undefined) return
    const all = group.current.getBoundingClientRect()
    const one = pressed.getBoundingClientRect()
    group.current.scrollLeft += one.left - all.left - (all.width - one.width) / 2
  }, [chosen])
  return group
}
