import { useEffect, useRef, type KeyboardEvent as ReactKeyboardEvent, type MouseEvent } from 'react'

interface PressHandlers {
  onClickCapture: (event: MouseEvent) => void
  onKeyDownCapture: (event: ReactKeyboardEvent) => void
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

/** Ctrl+Z (or Cmd+Z) takes back the last answer, except where it takes back what was typed. */
export function useUndoKey(onUndo: (() => void) | undefined): void {
  useEffect(() => {
    if (onUndo === undefined) return
    const undoByKey = (event: KeyboardEvent) => {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey
      if (!isUndo || event.key.toLowerCase() !== 'z' || event.repeat) return
      if (event.target instanceof Element && event.target.closest('input, textarea, dialog')) return
      event.preventDefault()
      onUndo()
    }
    document.addEventListener('keydown', undoByKey)
    return () => document.removeEventListener('keydown', undoByKey)
  }, [onUndo])
}
