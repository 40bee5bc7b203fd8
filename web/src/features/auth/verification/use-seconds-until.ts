import { useSyncExternalStore } from 'react'

function subscribeToSeconds(onSecond: () => void): () => void {
  const timer = setInterval(onSecond, 250)
  return () => clearInterval(timer)
}

/**
 * Whole seconds left until an instant of this device's clock (epoch ms), counting down to 0.
 * Null where there is no instant, and in prerendered markup.
 */
export function useSecondsUntil(instant: number | undefined): number | null {
  return useSyncExternalStore(
    subscribeToSeconds,
    () => (instant === undefined ? null : Math.max(0, Math.ceil((instant - Date.now()) / 1000))),
    () => null,
  )
}
