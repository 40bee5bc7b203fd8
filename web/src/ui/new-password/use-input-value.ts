import { useState, useSyncExternalStore, type RefObject } from 'react'

/**
 * Follows what is typed into an uncontrolled input, from what already stood there when the code
 * took over the prerendered page.
 */
export function useInputValue(input: RefObject<HTMLInputElement | null>): string {
  const [subscribe] = useState(() => (onInput: () => void) => {
    const element = input.current
    element?.addEventListener('input', onInput)
    return () => element?.removeEventListener('input', onInput)
  })
  return useSyncExternalStore(
    subscribe,
    () => input.current?.value ?? '',
    () => '',
  )
}
