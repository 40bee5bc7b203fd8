import { useEffect, useRef, type ReactNode } from 'react'

interface ExerciseTaskProps {
  /** True where nothing else of the exercise takes the focus when it appears. */
  takesFocus: boolean
  children: ReactNode
}

/** What is to be done: the page's heading. */
export function ExerciseTask({ takesFocus, children }: ExerciseTaskProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true })
  }, [takesFocus])
  return (
    <h1 ref={heading} className="task" tabIndex={-1} data-takes-focus={takesFocus ? '' : undefined}>
      {children}
    </h1>
  )
}
