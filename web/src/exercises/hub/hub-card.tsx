import { BookA, TextQuote } from 'lucide-react'
import type { ReactNode } from 'react'
import { Trans } from '@lingui/react/macro'
import { Link } from 'wouter'
import type { Course } from '../../platform/course-store/course-store.ts'
import { CourseSwitch } from '../../ui/course-switch.tsx'
import { Icon } from '../../ui/icon.tsx'
import { sessionPath } from '../../platform/navigation/session-address.ts'

interface HubCardProps {
  about: 'word' | 'sentence'
  course: Course
  children: ReactNode
}

/** What waits in one course, and how to begin it. */
export function HubCard({ about, course, children }: HubCardProps) {
  return (
    <div className="book-page">
      <div className="margin">
        <Icon of={about === 'word' ? BookA : TextQuote} />
      </div>
      <div className="text">
        <CourseSwitch current={course.summary} />
        {children}
      </div>
    </div>
  )
}

/** Begins what waits on one of the pages that practise, as a short session without typing. */
export function TwoMinutes({ page }: { page: Parameters<typeof sessionPath>[0] }) {
  return (
    <Link to={sessionPath(page, { isQuick: true })} className="button second wide">
      <Trans>Two minutes, no typing</Trans>
    </Link>
  )
}
