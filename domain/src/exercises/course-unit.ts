import type { CourseSentence } from './course-sentences.ts'
import type { CourseWord } from './course-words.ts'

/** A unit of a course with its words and sentences in the order in which they are taught. */
export interface CourseUnit {
  readonly unit: string
  readonly words: readonly CourseWord[]
  readonly sentences?: readonly CourseSentence[] | undefined
}
