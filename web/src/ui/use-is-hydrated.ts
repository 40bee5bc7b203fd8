import { useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => undefined

/** False in prerendered markup, true as soon as code answers to clicks. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
}
