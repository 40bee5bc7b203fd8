import type { ReportReason } from '@mboa/contract'

/** What a learner says about an item; which item it is, the exercise knows. */
export interface GivenReport {
  readonly reason: ReportReason
  readonly comment: string
}
