import type { Report } from '@mboa/contract'
import { testId } from '@mboa/domain/testing'

/** A report of the right shape; tests say what differs. */
export function aReport(differences: Partial<Report> = {}): Report {
  return {
    id: testId(1),
    reportedAt: Date.UTC(2026, 0, 5, 8),
    course: 'ewo',
    item: 'ewo.tomorrow',
    exercise: 'type-word',
    reason: 'accept-answer',
    answer: 'okíri',
    expected: 'okírí',
    comment: '',
    ...differences,
  }
}
