import { BookA, TextQuote } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Course } from '../../platform/course-store/course-store.ts'
import { CourseSwitch } from '../../ui/course-switch.tsx'
import { Icon } from '../../ui/icon.tsx'

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
