import { useEffect, useMemo, useState } from 'react'
import { listItems, loadCourse } from './course-store.ts'
import { useCourses } from './use-courses.ts'
import { reportProblem } from '../report-problem.ts'

type Words = ReadonlyMap<string, { text: string; lang: string }>

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
      const found = new Map<string, { text: string; lang: string }>()
      for (const summary of all.value.filter(({ course }) => codes.includes(course))) {
        const loaded = await loadCourse(userId, summary)
        if (!loaded.ok) continue
        for (const { id, text } of listItems(loaded.value).values()) {
          found.set(`${summary.course} ${id}`, { text, lang: summary.htmlLang })
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
