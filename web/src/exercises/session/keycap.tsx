import type { ReactNode } from 'react'
import './keycap.css'

/** The key that does the same as what it stands on, where there is a keyboard. */
export function Keycap({ children }: { children: ReactNode }) {
  return (
    <kbd className="keycap only-wide" aria-hidden="true">
      {children}
    </kbd>
  )
}
