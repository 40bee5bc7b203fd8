import { useSyncExternalStore } from 'react'
import { readClock } from './true-clock.ts'

const oneMinuteMs = 60_000

function subscribeToMinutes(onChange: () => void): () => void {
  const timer = setInterval(onChange, oneMinuteMs)
  document.addEventListener('visibilitychange', onChange)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onChange)
  }
}

const currentMinute = () => Math.floor(readClock() / oneMinuteMs) * oneMinuteMs

/** The time in epoch ms, to the minute: what a screen shows stays true while it is open. */
export function useMinute(): number {
  return useSyncExternalStore(subscribeToMinutes, currentMinute)
}

/** The learner's local day around an instant, epoch ms; days of 23 and 25 hours included. */
export function localDayOf(now: number): { dayStartsAt: number; dayEndsAt: number } {
  const start = new Date(now)
  start.setHours(0, 0, 0, 0)
  const end = new Date(start)
  end.setDate(end.getDate() + 1)
  return { dayStartsAt: start.getTime(), dayEndsAt: end.getTime() }
}
