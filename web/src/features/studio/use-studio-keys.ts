import { useEffect, useEffectEvent } from 'react'

export interface StudioKeys {
  ' '?: (() => void) | undefined
  ArrowRight?: (() => void) | undefined
  ArrowLeft?: (() => void) | undefined
  r?: (() => void) | undefined
  p?: (() => void) | undefined
  Delete?: (() => void) | undefined
}

const ownKeys = 'input, textarea, select, dialog, [role=slider], summary'

/** Keys of the studio. A control that has the focus and uses the key itself keeps it. */
export function useStudioKeys(keys: StudioKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey, repeat } = event
    if (ctrlKey || metaKey || altKey || repeat) return
    if (!(target instanceof Element) || target.closest(ownKeys) !== null) return
    if (key === ' ' && target.closest('button, a') !== null) return
    const known = (key.length === 1 ? key.toLowerCase() : key) as keyof StudioKeys
    const act = keys[known]
    if (act === undefined) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
