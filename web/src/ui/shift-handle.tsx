import { ArrowUpDown } from 'lucide-react'
import { useRef, type PointerEvent } from 'react'
import { Icon } from './icon.tsx'

interface ShiftHandleProps {
  label: string
  /** Called where the handle is taken: `onShift` counts from how things stand then. */
  onTake: () => void
  /** By how many rows it was moved since it was taken, down the list. */
  onShift: (by: number) => void
}

/** In a row of a list: moves what stands beside it and in all rows that follow, by a drag or the arrow keys. */
export function ShiftHandle({ label, onTake, onShift }: ShiftHandleProps) {
  const dragged = useRef<{ y: number; by: number }>(undefined)

  function drag({ clientY, currentTarget }: PointerEvent<HTMLButtonElement>) {
    const from = dragged.current
    const height = currentTarget.closest('li')?.offsetHeight ?? 0
    if (from === undefined || height === 0) return
    const by = Math.round((clientY - from.y) / height)
    if (by === from.by) return
    from.by = by
    onShift(by)
  }
  const steps: Partial<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }
  return (
    <button
      type="button"
      className="icon-button handle"
      aria-label={label}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        dragged.current = { y: event.clientY, by: 0 }
        onTake()
      }}
      onPointerMove={drag}
      onPointerUp={() => {
        dragged.current = undefined
      }}
      onPointerCancel={() => {
        dragged.current = undefined
      }}
      onKeyDown={(event) => {
        const by = steps[event.key]
        if (by === undefined) return
        event.preventDefault()
        onTake()
        onShift(by)
      }}
    >
      <Icon of={ArrowUpDown} />
    </button>
  )
}
