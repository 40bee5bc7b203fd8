import { useLayoutEffect, useReducer, useSyncExternalStore } from 'react'

/**
 * False in prerendered markup, true as soon as code answers to clicks: before the next paint, as
 * an external store would not be, whose change is only seen after it.
 */
export function useIsHydrated(): boolean {
  const [isHydrated, hydrate] = useReducer(() => true, false)
  useLayoutEffect(hydrate, [hydrate])
  return isHydrated
}

/** The one breakpoint of the design: a sidebar in the place of the bottom bar, a real keyboard. */
const wide = () => matchMedia('(min-width: 60rem)')

function subscribe(listener: () => void): () => void {
  const query = wide()
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether the window is wide; for what is not even loaded where it is not. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => wide().matches)
}
