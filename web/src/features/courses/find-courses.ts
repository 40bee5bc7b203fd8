import type { CourseSummary } from '@mboa/contract'
import { french, searchKey } from '@mboa/domain'

/** As people type names: without marks, special letters as plain ones, capitals or not. */
const keyOf = (text: string) => searchKey(text, french)

/**
 * The courses in which each word of `query` begins a word of the language's own name, its names in
 * English and French, its regions or its code. All of them where nothing is asked.
 *
 * @example findCourses(courses, 'basa littoral') // Ɓasaá
 */
export function findCourses(courses: readonly CourseSummary[], query: string): CourseSummary[] {
  const asked = keyOf(query).split(' ')
  return courses.filter(({ course, autonym, name, region }) => {
    const texts = [course, autonym, name.en, name.fr, region.en, region.fr]
    const words = texts.flatMap((text) => keyOf(text.replaceAll('-', ' ')).split(' '))
    return asked.every((each) => words.some((word) => word.startsWith(each)))
  })
}
