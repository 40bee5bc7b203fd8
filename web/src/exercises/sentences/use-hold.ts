import { useEffect, useRef } from 'react'

/** Long enough not to be a slow tap, as phones do it. */
const holdMs = 450

/** Distinguishes a hold from a tap on a button. A hold that has shown something is no tap any more. */
export function useHold({ onTap, onHold }: { onTap: () => void; onHold: () => void }) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const wasHeld = useRef(false)
  useEffect(() => () => clearTimeout(timer.current), [])

  const end = () => clearTimeout(timer.current)
  return {
    onPointerDown: () => {
      wasHeld.current = false
      end()
      timer.current = setTimeout(() => {
        wasHeld.current = true
        onHold()
      }, holdMs)
    },
    onPointerUp: end,
    onPointerLeave: end,
    onPointerCancel: end,
    // Some phones open a menu at the same moment.
    onContextMenu: (event: { preventDefault: () => void }) => event.preventDefault(),
    onClick: () => {
      if (!wasHeld.current) onTap()
      wasHeld.current = false
    },
  }
}
