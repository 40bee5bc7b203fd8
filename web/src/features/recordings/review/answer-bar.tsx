import { Trans } from '@lingui/react/macro'
import { Check, X } from 'lucide-react'
import { useId } from 'react'
import { Keycap } from '../../../exercises/session/keycap.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { onSingleTap } from '../../../ui/on-single-tap.ts'
import './review.css'

interface AnswerBarProps {
  isHeard: boolean
  isBusy: boolean
  onYes: () => void
  onNo: () => void
}

/** Under the thumb: Yes once it was heard, No at any time. */
export function AnswerBar({ isHeard, isBusy, onYes, onNo }: AnswerBarProps) {
  const hintId = useId()
  return (
    <div className="answer-bar">
      <p id={hintId} className="small">
        {isHeard ? (
          <Trans>Is it right, whole and clear?</Trans>
        ) : (
          <Trans>Listen to the end before you say yes.</Trans>
        )}
      </p>
      <button
        type="button"
        className="button second"
        aria-keyshortcuts="X"
        aria-disabled={isBusy}
        onClick={onSingleTap(() => {
          if (!isBusy) onNo()
        })}
      >
        <Icon of={X} />
        <Trans>No</Trans>
        <Keycap>X</Keycap>
      </button>
      <button
        type="button"
        className="button main"
        aria-keyshortcuts="A"
        aria-describedby={hintId}
        // It keeps the focus from one recording to the next.
        aria-disabled={!isHeard || isBusy}
        onClick={onSingleTap(onYes)}
      >
        <Icon of={Check} />
        <Trans>Yes</Trans>
        <Keycap>A</Keycap>
      </button>
    </div>
  )
}
