import type { Loaded } from '../course-store/use-courses.ts'
import type { PracticeSnapshot } from './practice-store.ts'

/**
 * What stands for the practice of somebody whose other devices have not been heard of yet;
 * undefined once they have, or where this device's own storage is what fails.
 */
export function missingHistory(
  { status, history }: PracticeSnapshot,
  retry: () => void,
): Exclude<Loaded<never>, { status: 'ready' }> | undefined {
  if (history === 'here' || status === 'failed') return undefined
  if (history === 'coming') return { status: 'loading' }
  return { status: 'failed', failure: { code: history, fields: {} }, retry }
}
