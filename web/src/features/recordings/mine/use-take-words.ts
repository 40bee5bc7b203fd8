import { conceptItem, type Contribution } from '@mboa/contract'
import { useEffect, useMemo, useState } from 'react'
import { useCourses } from '../../../platform/course-store/use-courses.ts'
import { useWords } from '../../../platform/course-store/use-words.ts'
import { readRecordingFacts } from '../../../platform/recording-lists/recording-facts-store.ts'
import { reportProblem } from '../../../platform/report-problem.ts'
import type { TakeStore } from '../../../platform/take-store/open-take-store.ts'

interface Asked {
  course: string
  item: string
  told?: { text: string } | null
}

export interface TakeWord {
  text: string
  lang: string
}

/** Stands there while the courses come. */
const stillUnknown = '…'

/**
 * How what was recorded is written: as the course has it, as the server says that a speaker
 * contributed it, or as this device knows it. Where nobody knows any more, the item's key.
 */
export function useTakeWords(
  userId: string,
  store: TakeStore | undefined,
  takes: readonly Asked[],
): (take: Asked) => TakeWord {
  const ofCourses = useWords(userId, takes)
  const courses = useCourses(userId)
  const codes = useMemo(() => [...new Set(takes.map(({ course }) => course))].sort(), [takes])
  const contributedHere = useContributedHere(userId, store, codes.join(' '))

  return ({ course, item, told }) => {
    const ofCourse = ofCourses?.get(`${course} ${item}`)
    if (ofCourse !== undefined) return ofCourse
    const summaries = courses.status === 'ready' ? courses.value : []
    const lang = summaries.find((each) => each.course === course)?.htmlLang ?? course
    const unknown = ofCourses === undefined ? stillUnknown : item
    return { text: told?.text ?? contributedHere.get(item) ?? unknown, lang }
  }
}

/** What speakers contributed, by item, as far as this device has it; one's own word is the surest. */
function useContributedHere(userId: string, store: TakeStore | undefined, codes: string) {
  const [words, setWords] = useState<ReadonlyMap<string, string>>(() => new Map())

  useEffect(() => {
    if (codes === '') return
    let isCurrent = true
    async function load() {
      const found = new Map<string, string>()
      for (const code of codes.split(' ')) {
        const facts = await readRecordingFacts(userId, code)
        for (const { item, text, isOwn } of facts?.overview.contributed ?? []) {
          if (isOwn || !found.has(item)) found.set(item, text)
        }
      }
      for (const { contribution } of (await store?.listContributions()) ?? []) {
        const item = itemOf(contribution)
        if (item !== undefined && contribution.text !== null) found.set(item, contribution.text)
      }
      if (isCurrent) setWords(found)
    }
    load().catch((error: unknown) => {
      // Who leaves closes the store, in the middle of this too.
      if (isCurrent) reportProblem('reading what was contributed', error)
    })
    return () => {
      isCurrent = false
    }
  }, [userId, store, codes])

  return words
}

function itemOf(contribution: Contribution): string | undefined {
  if (contribution.kind === 'concept') return conceptItem(contribution.course, contribution.concept)
  return contribution.kind === 'word' || contribution.kind === 'sentence'
    ? `${contribution.course}.${contribution.id}`
    : undefined
}
