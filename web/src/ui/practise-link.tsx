import type { MouseEvent, ReactNode } from 'react'
import { Link } from 'wouter'
import { useNavigate } from '../platform/navigation/history.ts'
import { useCurrentCourse } from '../platform/practice-store/use-change-settings.ts'
import { reportProblem } from '../platform/report-problem.ts'

interface PractiseLinkProps {
  /** The course that the session is about. */
  course: string
  path: string
  className: string
  /** Id of what says which words are meant. */
  describedBy?: string
  children: ReactNode
}

/** Leads to a session of any course: it is about the course being learnt, so this becomes it. */
export function PractiseLink({
  course,
  path,
  className,
  describedBy,
  children,
}: PractiseLinkProps) {
  const navigate = useNavigate()
  const { currentCourse, chooseCourse } = useCurrentCourse()

  function chooseFirst(event: MouseEvent) {
    if (course === currentCourse) return
    event.preventDefault()
    chooseCourse(course)
      .then(() => navigate(path))
      .catch((error: unknown) => reportProblem('choosing a course', error))
  }

  return (
    <Link to={path} className={className} aria-describedby={describedBy} onClick={chooseFirst}>
      {children}
    </Link>
  )
}
