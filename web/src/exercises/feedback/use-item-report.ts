import type { Report } from '@mboa/contract'
import type { GivenReport, ItemReport } from './given-report.ts'
import { takeHeardOf } from '../hearing/heard-recordings.ts'
import type { Course } from '../../platform/course-store/course-store.ts'
import { newEventId } from '../../platform/event-id.ts'
import { usePracticeStore } from '../../platform/practice-store/practice-context.ts'

/** What the report is about: the exercise as it was answered. */
interface ReportedAnswer extends Pick<Report, 'item' | 'exercise' | 'answer' | 'expected'> {
  course: Course
}

/** Keeps a report on this device; it goes out with the next sync. */
export function useItemReport({ course, ...about }: ReportedAnswer): ItemReport {
  const store = usePracticeStore()
  const { item } = about
  return {
    course,
    item,
    send(given: GivenReport) {
      const recording = given.reason === 'wrong-sound' ? takeHeardOf(item) : undefined
      return store.report({
        ...about,
        ...given,
        id: newEventId(),
        reportedAt: Date.now(),
        course: course.summary.course,
        ...(recording !== undefined && { recording }),
      })
    },
  }
}
