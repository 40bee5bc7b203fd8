import type { Course } from '../../platform/course-store/course-store.ts'
import { useHearItem } from './use-hear-item.ts'

/** Says a word that was tapped, where it is recorded; shows nothing. */
export function HeardWord({ course, item }: { course: Course; item: string | undefined }) {
  useHearItem(course, item)
  return null
}
