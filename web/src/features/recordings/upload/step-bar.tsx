import { useId } from 'react'
import { useFormatNumber } from '../../../i18n/use-format-number.ts'
import type { StepProgress } from './upload-queue.ts'

interface StepBarProps {
  label: string
  step: StepProgress
  action?: string
  onAction?: () => void
}

/** How far a piece of work is, and a button that halts it. */
export function StepBar({ label, step, action, onAction }: StepBarProps) {
  const formatNumber = useFormatNumber()
  const id = useId()
  return (
    <div className="step-bar">
      <p id={id}>{label}</p>
      <progress aria-labelledby={id} value={step.done} max={step.total} />
      <span className="small soft">
        {formatNumber(step.done)} / {formatNumber(step.total)}
      </span>
      {action !== undefined && (
        <button type="button" className="button plain" onClick={onAction}>
          {action}
        </button>
      )}
    </div>
  )
}
