import { useEffect } from 'react'
import { useQuery } from '../navigation/history.ts'
import { storedValue } from '../stored-value.ts'

/** What was recorded last on this device: whoever records two languages goes on in that one. */
const recordedLanguage = storedValue<string | null>('recorded-language', {
  name: 'the language recorded last',
  parse: (text) => text,
  format: String,
})

/** Whoever joins a workshop goes on in its language. */
export const rememberRecordedLanguage = (language: string): void =>
  void recordedLanguage.save(language)

/**
 * The course that the address names; without one that which it named last, else that which is likely,
 * else the first.
 */
export function useRecordedCourse<Course extends { readonly course: string }>(
  courses: readonly Course[],
  likely?: string,
): Course | undefined {
  const [parameters] = useQuery()
  const named = parameters.get('course')
  const find = (language: string | null | undefined) =>
    courses.find(({ course }) => course === language)
  const isKnown = find(named) !== undefined
  useEffect(() => {
    if (named !== null && isKnown) recordedLanguage.save(named)
  }, [named, isKnown])
  return find(named) ?? find(recordedLanguage.read()) ?? find(likely) ?? courses[0]
}
