import type { CourseSummary, Report, ReportReason } from '@mboa/contract'
import type { Course } from '../../platform/course-store/course-store.ts'
import { newEventId } from '../../platform/event-id.ts'
import { usePracticeStore } from '../../platform/practice-store/practice-context.ts'

/** What a learner says about an item; which item it is, the exercise knows. */
export interface GivenReport {
  readonly reason: ReportReason
  readonly comment: string
}

/** The item that a learner may say something about, and where to say it. */
export interface ItemReport {
  readonly course: Pick<Course, 'units' | 'recordings'> & {
    readonly summary: Pick<CourseSummary, 'htmlLang' | 'orthography'>
  }
  readonly item: string
  /** Resolves when this device keeps it. */
  readonly send: (given: GivenReport) => Promise<void>
}

/** Of each item the take that was heard last: what a report about its sound is about. */
const heard = new Map<string, string>()

export function recordHeard(item: string, take: string): void {
  heard.set(item, take)
}

function takeHeardOf(item: string): string | undefined {
  return heard.get(item)
}

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
