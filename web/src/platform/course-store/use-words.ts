import type { Word } from '@mboa/contract'
import { useEffect, useMemo, useState } from 'react'
import { listItems, loadCourse } from './course-store.ts'
import { useCourses } from './use-courses.ts'
import { reportProblem } from '../report-problem.ts'

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
  const [words, setWords] = useState<Words>()
  const asked = useMemo(() => [...new Set(takes.map(({ course }) => course))].sort(), [takes])
  const key = asked.join(' ')

  useEffect(() => {
    if (courses.status !== 'ready' || key === '') return
    let isCurrent = true
    async function load(codes: readonly string[], all: typeof courses) {
      if (all.status !== 'ready') return
      const found = new Map<string, FoundWord>()
      for (const summary of all.value.filter(({ course }) => codes.includes(course))) {
        const loaded = await loadCourse(userId, summary)
        if (!loaded.ok) continue
        for (const { id, text, gloss } of listItems(loaded.value).values()) {
          found.set(`${summary.course} ${id}`, { text, lang: summary.htmlLang, gloss })
        }
      }
      if (isCurrent) setWords(found)
    }
    load(key.split(' '), courses).catch((error: unknown) => {
      reportProblem('reading the words of takes', error)
      if (isCurrent) setWords((known) => known ?? none)
    })
    return () => {
      isCurrent = false
    }
  }, [userId, courses, key])

  return courses.status === 'failed' ? (words ?? none) : words
}
