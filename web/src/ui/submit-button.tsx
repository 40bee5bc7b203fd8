import type { ReactNode } from 'react'
import { useIsHydrated } from './use-is-hydrated.ts'

interface SubmitButtonProps {
  isBusy: boolean
  /** Something else is under way that must end first. */
  isResting?: boolean
  /** Real text, e.g. "Logging in...", so that it is read out. */
  busyText: string
  children: ReactNode
}

/**
 * The main button of a form. Inert until the code has taken over the prerendered page: a native
 * submit would send the password where nobody expects it.
 */
export function SubmitButton({ isBusy, isResting = false, busyText, children }: SubmitButtonProps) {
  const isHydrated = useIsHydrated()
  const isInert = !isHydrated || isBusy
  return (
    <button
      type="submit"
      className="button main wide"
      disabled={isInert || isResting}
      aria-busy={isInert}
    >
      {isBusy ? busyText : children}
    </button>
  )
}
