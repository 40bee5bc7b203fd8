import { useEffect, useRef, type ReactNode } from 'react'
import { useIsHydrated } from './page-state.ts'

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
  return (
    <button
      ref={button}
      type="submit"
      className="button main wide"
      disabled={!isHydrated || isResting}
      // Not `disabled`, which would take the focus from it: its form sends once at a time.
      aria-disabled={isBusy}
      aria-busy={!isHydrated || isBusy}
      data-busy-text={isHydrated ? undefined : busyText}
      // It may say that it is busy by now.
      suppressHydrationWarning
    >
      {isBusy ? busyText : children}
    </button>
  )
}

/**
 * Sends the form of a button that was pressed while the app's code was still on the way:
 * `app/early-form` has noted on the button what it said, and shows it busy since.
 */
function sendEarlySubmit(button: HTMLButtonElement | null): void {
  const text = button?.firstChild
  const said = button?.dataset['sentAs']
  if (!button?.form || !text || said === undefined) return
  delete button.dataset['sentAs']
  text.nodeValue = said
  button.form.requestSubmit()
}
