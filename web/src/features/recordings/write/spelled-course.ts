import type { CourseSummary, Sentence, Word } from '@mboa/contract'
import { createFindTwins } from '@mboa/domain'
import { languageOf, type WrittenLanguage } from '../../../exercises/typing/written-language.ts'
import { listItems, type Course } from '../../../platform/course-store/course-store.ts'

/** A course as those need it who write its language. */
export interface SpelledCourse {
  readonly summary: CourseSummary
  readonly language: WrittenLanguage
  readonly findTwins: ReturnType<typeof createFindTwins<Word | Sentence>>
}

/** Made once for a course: each of its items is folded for it. */
export function spelledCourseOf(course: Course): SpelledCourse {
  const { summary } = course
  const language = languageOf(summary)
  return { summary, language, findTwins: createFindTwins(listItems(course).values(), language) }
}
