import type { MouseEvent } from 'react'

/**
 * A click that counts once: the second tap of a double tap is not for what the first one brought
 * under the finger. A button that submits a form needs no `act`.
 */
export function onSingleTap(act?: () => void): (event: MouseEvent) => void {
  return (event) => {
    // `detail` counts the taps in one place; it is 0 for keys and assistive technology.
    if (event.detail > 1) event.preventDefault()
    else act?.()
  }
}
