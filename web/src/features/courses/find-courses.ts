import type { CourseSummary } from '@mboa/contract'
import { french, searchKey, type LanguageNames } from '@mboa/domain'

/** As people type names: without marks, special letters as plain ones, capitals or not. */
const keyOf = (text: string) => searchKey(text, french)

/** Whether each word of `query` begins a word of one of the texts. */
function isAsked(texts: readonly string[], query: string): boolean {
  const words = texts.flatMap((text) => keyOf(text.replaceAll(/[-()/]/g, ' ')).split(' '))
  return keyOf(query)
    .split(' ')
    .every((each) => words.some((word) => word.startsWith(each)))
}

/** Of every language there is a profile of, by its code. */
export type NamesByCode = Readonly<Record<string, LanguageNames>>

const listNames = ({ autonym, en, fr, group = [] }: LanguageNames) => [autonym, en, fr, ...group]

/**
 * The courses in which each word of `query` begins a word of the language's own name, its names in
 * English and French, its regions, its code, or what else it is called (`names`). All of them where
 * nothing is asked.
 *
 * @example findCourses(courses, 'basa littoral') // Ɓasaá
 */
export function findCourses(
  courses: readonly CourseSummary[],
  query: string,
  names: NamesByCode = {},
): CourseSummary[] {
  return courses.filter(({ course, autonym, name, region }) => {
    const more = names[course]
    const texts = [course, autonym, name.en, name.fr, region.en, region.fr]
    return isAsked([...texts, ...(more === undefined ? [] : listNames(more))], query)
  })
}

/** Languages without a course that `query` may mean; all of them where it means none. */
export function findOtherLanguages(
  courses: readonly CourseSummary[],
  query: string,
  names: NamesByCode,
): { meant: LanguageNames[]; others: LanguageNames[] } {
  const taught = new Set(courses.map(({ course }) => course))
  const untaught = Object.entries(names).filter(([code]) => !taught.has(code))
  const meant = untaught.filter(([code, each]) => isAsked([code, ...listNames(each)], query))
  const rest = untaught.filter((each) => !meant.includes(each))
  return { meant: meant.map(([, each]) => each), others: rest.map(([, each]) => each) }
}
