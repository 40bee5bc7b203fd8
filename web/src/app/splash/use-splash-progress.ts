import { useEffect, useState, type RefObject } from 'react'

/** Specification §9: the splash lasts 1500 ms, its bar advances by 10 every 150 ms. */
const splashDurationMs = 1500
const splashStepMs = 150
export const splashStepCount = splashDurationMs / splashStepMs

/** Value of the bar, 0 to 100 in steps of 10, after the given time since the first paint. */
export function splashProgressAt(elapsedMs: number): number {
  const steps = Math.floor(elapsedMs / splashStepMs)
  return Math.min(Math.max(steps, 0), splashStepCount) * (100 / splashStepCount)
}

/**
 * Milliseconds since the splash was first painted. Its CSS animations started with that paint,
 * long before this code arrived, so their clock is the one to follow.
 */
function elapsedSinceFirstPaintMs(splash: HTMLElement, mountedAt: number): number {
  const [animation] = splash.getAnimations()
  const elapsed = animation?.currentTime
  return typeof elapsed === 'number' ? elapsed : performance.now() - mountedAt
}

/** The splash's progress, 0 to 100, continuing where the prerendered splash stands. */
export function useSplashProgress(splash: RefObject<HTMLElement | null>): number {
  const [progress, setProgress] = useState(0)

  useEffect(() => {
    const mountedAt = performance.now()
    const advance = () => {
      if (splash.current === null) return
      const now = splashProgressAt(elapsedSinceFirstPaintMs(splash.current, mountedAt))
      setProgress(now)
      if (now === 100) clearInterval(timer)
    }
    const timer = setInterval(advance, splashStepMs / 3)
    advance()
    return () => clearInterval(timer)
  }, [splash])

  return progress
}
