import { useEffect } from 'react'

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
