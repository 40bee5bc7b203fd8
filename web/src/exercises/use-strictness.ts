import { readStrictness, type Strictness } from '@mboa/domain'
import { usePractice } from '../platform/practice-store/practice-context.ts'

/** How strictly this learner wants to be marked in a language. */
export function useStrictness(course: string): Strictness {
  const { fold } = usePractice()
  return readStrictness(fold, course)
}
