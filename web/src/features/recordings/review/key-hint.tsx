import type { ReactNode } from 'react'
import '../../../exercises/session/keycap.css'

/** The key that does the same as what it stands beside, where there is a keyboard. */
export function KeyHint({ children }: { children: ReactNode }) {
  return (
    <kbd className="keycap only-wide" aria-hidden="true">
      {children}
    </kbd>
  )
}
