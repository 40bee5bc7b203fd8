import { useEffect, useRef, type ReactNode } from 'react'
import { sendEarlySubmit } from './send-early-submit.ts'
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
 * The main button of a form. Inert until code answers to it, the app's or what runs before it on
 * a prerendered page: a native submit would send the password where nobody expects it.
 */
export function SubmitButton({ isBusy, isResting = false, busyText, children }: SubmitButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  const isHydrated = useIsHydrated()
  useEffect(() => {
    if (isHydrated) sendEarlySubmit(button.current)
  }, [isHydrated])
  const isInert = !isHydrated || isBusy
  return (
    <button
      ref={button}
      type="submit"
      className="button main wide"
      disabled={isInert || isResting}
      aria-busy={isInert}
      data-busy-text={isHydrated ? undefined : busyText}
      // It may say that it is busy by now.
      suppressHydrationWarning
    >
      {isBusy ? busyText : children}
    </button>
  )
}
