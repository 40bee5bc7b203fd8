import { useRef, type KeyboardEvent, type MouseEvent } from 'react'

interface PressHandlers {
  onClickCapture: (event: MouseEvent) => void
  onKeyDownCapture: (event: KeyboardEvent) => void
}

/**
 * Keeps a double tap, and Enter held down, to the step they began in. An answer brings Next under
 * the finger and Next brings the following answers: the second tap would pass over what is to be
 * read, or answer what nobody has seen.
 */
export function useOnePressPerStep(step: string): PressHandlers {
  const begun = useRef(step)
  return {
    onClickCapture: (event) => {
      // `detail` counts the taps in one place; it is 0 for keys and assistive technology.
      if (event.detail <= 1) begun.current = step
      else if (begun.current !== step) {
        event.preventDefault()
        event.stopPropagation()
      }
    },
    onKeyDownCapture: (event) => {
      if (event.key === 'Enter' && event.repeat) event.preventDefault()
    },
  }
}
