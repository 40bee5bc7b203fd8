import type { KeyboardEvent } from 'react'

/** Escape leaves what is being edited, unless it was for a list in it or for the keyboard's own. */
export function onEscape(leave: () => void): (event: KeyboardEvent) => void {
  return ({ key, defaultPrevented, nativeEvent }) => {
    if (key === 'Escape' && !defaultPrevented && !nativeEvent.isComposing) leave()
  }
}
