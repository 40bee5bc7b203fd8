import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { afterFrame } from '../../platform/run-when-idle.ts'
import { Keycap } from './keycap.tsx'

interface NextButtonProps {
  /** Id of what is read out with the button: it has the focus, so that nobody can miss it. */
  describedBy: string
  onNext: () => void
}

/** Leaves an answer or a page that was read. It takes the focus, so that Enter continues. */
export function NextButton({ describedBy, onNext }: NextButtonProps) {
  const next = useRef<HTMLButtonElement>(null)
  useEffect(() => afterFrame(() => next.current?.focus({ preventScroll: true })), [])
  return (
    <button
      ref={next}
      type="button"
      className="button main wide"
      aria-describedby={describedBy}
      onClick={onNext}
    >
      <Trans>Next</Trans>
      <Keycap>Enter</Keycap>
    </button>
  )
}
