import type { CourseSummary, Word } from '@mboa/contract'
import { useMemo } from 'react'
import { useResource, type Source } from '../network/use-resource.ts'
import { listItems, loadCourse } from './course-store.ts'
import { useCourses } from './use-courses.ts'

interface FoundWord {
  text: string
  lang: string
  /** All that it means, in the languages that courses explain themselves in. */
  gloss: Word['gloss']
}
type Words = ReadonlyMap<string, FoundWord>

const none: Words = new Map()

/**
 * How what was recorded is written, by `<course> <item>`; undefined until the courses are there, or
 * cannot be had.
 */
export function useWords(userId: string, takes: readonly { course: string }[]): Words | undefined {
  const courses = useCourses(userId)
  const asked = useMemo(() => [...new Set(takes.map(({ course }) => course))].sort(), [takes])
  const key = asked.join(' ')
  const all = courses.status === 'ready' ? courses.value : undefined
  const source = useMemo(
    () => (all === undefined || key === '' ? undefined : wordsOf(userId, all, key.split(' '))),
    [userId, all, key],
  )
  const { value, failure } = useResource(source)
  return value ?? (courses.status === 'failed' || failure !== undefined ? none : undefined)
}

const wordsOf = (
  userId: string,
  all: readonly CourseSummary[],
  codes: readonly string[],
): Source<Words> => ({
  during: 'reading the words of takes',
  key: userId,
  async read() {
    const found = new Map<string, FoundWord>()
    for (const summary of all.filter(({ course }) => codes.includes(course))) {
      const loaded = await loadCourse(userId, summary)
      if (!loaded.ok) continue
      for (const { id, text, gloss } of listItems(loaded.value).values()) {
        found.set(`${summary.course} ${id}`, { text, lang: summary.htmlLang, gloss })
      }
    }
    return found
  },
})
