import { useEffect } from 'react'

interface ReviewKeys {
  play: () => void
  approve: () => void
  /** Leads to the reasons for sending back. */
  sendBack: () => void
  undo: () => void
}

/**
 * Space plays, A approves, X leads to the reasons, Z takes the last judgement back. A key that is
 * held does so once.
 */
export function useReviewKeys({ play, approve, sendBack, undo }: ReviewKeys): void {
  useEffect(() => {
    const actions: Readonly<Record<string, () => void>> = {
      ' ': play,
      a: approve,
      x: sendBack,
      z: undo,
    }
    function act(event: KeyboardEvent) {
      const { key, target, ctrlKey, metaKey, altKey, repeat } = event
      if (ctrlKey || metaKey || altKey) return
      const isOnButton =
        target instanceof Element && target.matches('button:focus-visible, a:focus-visible')
      // A button that has the focus is pressed again and again while its key is held.
      if (repeat && (key === 'Enter' || key === ' ') && isOnButton) event.preventDefault()
      const action = actions[key.toLowerCase()]
      if (repeat || action === undefined || !(target instanceof Element)) return
      if (target.closest('input, textarea, select, dialog') !== null) return
      // Who went to a button by keyboard presses it by Space. After a click it still has the
      // focus, and must not judge the next take before anybody has heard it.
      if (key === ' ' && isOnButton) return
      event.preventDefault()
      action()
    }
    document.addEventListener('keydown', act)
    return () => document.removeEventListener('keydown', act)
  })
}
