import { useLayoutEffect, type RefObject } from 'react'

/** As high as a small phone is above its open keyboard, with some room. */
const lowHeightPx = 560
/** Visible height above the keyboard on small phones (320 × 568 to 360 × 640). */
const lowestHeightPx = 400
/** Below this many rem the task and two lines of keys have no room, nor have large letters. */
const crampedHeightRem = 22

/**
 * Gives a frame's style how much of it can be seen: a phone's keyboard lies over the page without
 * making it smaller. `--visible-height` is what is left, `--hidden-below` what the keyboard hides
 * of the window, `data-low` is set if there is little, `data-lowest` if there is hardly any,
 * `data-cramped` if the task and two lines of keys have no room.
 */
export function useVisibleHeight(frame: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const viewport = window.visualViewport
    if (viewport === null) return
    const measure = () => {
      const element = frame.current
      // Zoomed in by two fingers less is seen as well, and nothing must move under them.
      if (element === null || viewport.scale > 1.01) return
      const hiddenBelow = window.innerHeight - viewport.height - viewport.offsetTop
      element.style.setProperty('--visible-height', `${viewport.height}px`)
      element.style.setProperty('--hidden-below', `${Math.max(0, hiddenBelow)}px`)
      element.toggleAttribute('data-low', viewport.height <= lowHeightPx)
      element.toggleAttribute('data-lowest', viewport.height <= lowestHeightPx)
      const remPx = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      const isCramped =
        viewport.height <= lowestHeightPx && viewport.height < crampedHeightRem * remPx
      element.toggleAttribute('data-cramped', isCramped)
    }
    measure()
    viewport.addEventListener('resize', measure)
    viewport.addEventListener('scroll', measure)
    return () => {
      viewport.removeEventListener('resize', measure)
      viewport.removeEventListener('scroll', measure)
    }
  }, [frame])
}
