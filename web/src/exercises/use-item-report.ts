import type { Report } from '@mboa/contract'
import type { GivenReport } from './given-report.ts'
import { takeHeardOf } from './heard-recordings.ts'
import { newEventId } from '../platform/event-id.ts'
import { usePracticeStore } from '../platform/practice-store/practice-context.ts'

/** What the report is about: the exercise as it was answered. */
type ReportedAnswer = Pick<Report, 'course' | 'item' | 'exercise' | 'answer' | 'expected'>

/** Keeps a report on this device; it goes out with the next sync. */
export function useItemReport(about: ReportedAnswer): (given: GivenReport) => Promise<void> {
  const store = usePracticeStore()
  return (given) => {
    const recording = given.reason === 'wrong-sound' ? takeHeardOf(about.item) : undefined
    return store.report({
      ...{ ...about, ...given, id: newEventId(), reportedAt: Date.now() },
      ...(recording !== undefined && { recording }),
    })
  }
}
