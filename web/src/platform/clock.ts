import { useSyncExternalStore } from 'react'

const oneMinuteMs = 60_000

function subscribeToMinutes(onChange: () => void): () => void {
  const timer = setInterval(onChange, oneMinuteMs)
  document.addEventListener('visibilitychange', onChange)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onChange)
  }
}

const currentMinute = () => Math.floor(Date.now() / oneMinuteMs) * oneMinuteMs

/** The device's time in epoch ms, to the minute: what a screen shows stays true while it is open. */
export function useMinute(): number {
  return useSyncExternalStore(subscribeToMinutes, currentMinute)
}

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
