import { useLingui } from '@lingui/react/macro'
import { Undo2, X } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { Icon } from '../../ui/icon.tsx'
import './exercise-frame.css'
import { SessionSteps, type SessionStepsProps } from './session-steps.tsx'
import { useOnePressPerStep, useUndoKey } from './frame-keys.ts'
import { useVisibleHeight } from './use-visible-height.ts'

interface ExerciseFrameProps extends SessionStepsProps {
  /** Another one each time something else is shown, where the cells above do not show it. */
  shownAt?: number
  onLeave: () => void
  /** Absent while nothing can be taken back. */
  onUndo?: (() => void) | undefined
  children: ReactNode
}

/** Every exercise of a session stands in this frame. */
export function ExerciseFrame(props: ExerciseFrameProps) {
  const { onLeave, onUndo, children, shownAt = 0, ...steps } = props
  const { t } = useLingui()
  const frame = useRef<HTMLDivElement>(null)
  useVisibleHeight(frame)
  useUndoKey(onUndo)
  const pressing = useOnePressPerStep(`${steps.outcomes.length} ${steps.isAnswered} ${shownAt}`)
  return (
    <div ref={frame} className="exercise" {...pressing}>
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
          <button
            type="button"
            className="icon-button"
            aria-label={t`Undo`}
            aria-keyshortcuts="Control+Z"
            onClick={onUndo}
          >
            <Icon of={Undo2} />
          </button>
        )}
      </div>
      {children}
    </div>
  )
}
