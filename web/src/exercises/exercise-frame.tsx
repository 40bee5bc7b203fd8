import { useLingui } from '@lingui/react/macro'
import { Undo2, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../ui/icon.tsx'
import './exercise-frame.css'
import { SessionSteps, type SessionStepsProps } from './session-steps.tsx'

interface ExerciseFrameProps extends SessionStepsProps {
  onLeave: () => void
  /** Absent while nothing can be taken back. */
  onUndo?: (() => void) | undefined
  children: ReactNode
}

/** Every exercise of a session stands in this frame. */
export function ExerciseFrame({ onLeave, onUndo, children, ...steps }: ExerciseFrameProps) {
  const { t } = useLingui()
  return (
    <main className="exercise">
      <div className="top">
        <button
          type="button"
          className="icon-button"
          aria-label={t`Leave the session`}
          onClick={onLeave}
        >
          <Icon of={X} />
        </button>
        <SessionSteps {...steps} />
        {onUndo !== undefined && (
          <button type="button" className="icon-button" aria-label={t`Undo`} onClick={onUndo}>
            <Icon of={Undo2} />
          </button>
        )}
      </div>
      {children}
    </main>
  )
}
