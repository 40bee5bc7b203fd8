import type { ReactNode } from 'react'
import { ExerciseTask } from '../../../exercises/asking/prompt.tsx'
import { NextButton } from '../../../exercises/session/next-button.tsx'
import './lesson-page.css'

interface LessonPageProps {
  /** What the page is about: its heading. */
  task: ReactNode
  /** Id of what is read out with the button that continues, which has the focus. */
  describedBy: string
  onNext: () => void
  children: ReactNode
}

/** A page to read in a lesson. The focus goes to Next, so that Enter turns the page. */
export function LessonPage({ task, describedBy, onNext, children }: LessonPageProps) {
  return (
    <>
      <ExerciseTask takesFocus={false}>{task}</ExerciseTask>
      <div className="lesson-page" id={describedBy}>
        {children}
      </div>
      <div className="dock">
        <NextButton describedBy={describedBy} onNext={onNext} />
      </div>
    </>
  )
}
