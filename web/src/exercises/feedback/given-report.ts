import type { ReportReason } from '@mboa/contract'
import type { Course } from '../../platform/course-store/course-store.ts'

/** What a learner says about an item; which item it is, the exercise knows. */
export interface GivenReport {
  readonly reason: ReportReason
  readonly comment: string
}

/** The item that a learner may say something about, and where to say it. */
export interface ItemReport {
  readonly course: Pick<Course, 'units' | 'recordings'>
  readonly item: string
  /** Resolves when this device keeps it. */
  readonly send: (given: GivenReport) => Promise<void>
}
