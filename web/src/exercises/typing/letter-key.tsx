import { useEffect, useRef, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react'

import { useLetterName } from '../../ui/use-letter-name.ts'

/** How long a key is held before it offers its other forms. */
const holdMs = 400

interface LetterKeyProps {
  letter: string
  hasForms: boolean
  onLetter: (letter: string) => void
  /** Held, right-clicked, or opened from the keyboard, which then is led to the forms. */
  onForms: (letter: string, byKeyboard: boolean) => void
}

/** A letter; held down it offers its forms with tone and its capital. */
export function LetterKey({ letter, hasForms, onLetter, onForms }: LetterKeyProps) {
  const hold = useRef<ReturnType<typeof setTimeout>>(undefined)
  const wasHeld = useRef(false)
  const stop = () => clearTimeout(hold.current)
  useEffect(() => stop, [])

  function press(event: PointerEvent) {
    wasHeld.current = false
    if (!hasForms || event.button !== 0) return
    hold.current = setTimeout(() => {
      wasHeld.current = true
      onForms(letter, false)
    }, holdMs)
  }

  function openMenu(event: MouseEvent) {
    event.preventDefault()
    stop()
    // A long press by touch also asks for the menu, after the hold has opened the forms.
    if (hasForms && !wasHeld.current) onForms(letter, document.activeElement === event.target)
  }

  function openByArrow(event: KeyboardEvent) {
    if (event.key !== 'ArrowUp' || !hasForms) return
    event.preventDefault()
    onForms(letter, true)
  }

  return (
    <button
      type="button"
      aria-label={useLetterName(letter)}
      aria-haspopup={hasForms ? 'true' : undefined}
      onPointerDown={press}
      onPointerUp={stop}
      onPointerLeave={stop}
      onPointerCancel={stop}
      onContextMenu={openMenu}
      onKeyDown={openByArrow}
      onClick={() => {
        if (!wasHeld.current) onLetter(letter)
        wasHeld.current = false
      }}
    >
      {letter}
    </button>
  )
}
