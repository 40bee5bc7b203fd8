import { api, packFormat, type Challenge, type CourseTotals } from '@mboa/contract'
import { useMemo } from 'react'
import type { Course } from '../../platform/course-store/course-store.ts'
import { call } from '../../platform/network/api-client.ts'
import type { Loaded } from '../../platform/network/loaded.ts'
import { useResource, type Source } from '../../platform/network/use-resource.ts'

/** A challenge as this page has it: its words as a course of their own. */
interface OpenChallenge extends Challenge {
  asCourse: Course
}

/** Asks the server what a link's code stands for and keeps it nowhere; null for a broken link. */
export function useChallenge(course: string, code: string): Loaded<OpenChallenge | null> {
  return useResource(useMemo(() => challengeOf(course, code), [course, code])).state
}

const noChallenge = { ok: true, value: null } as const

const challengeOf = (course: string, code: string): Source<OpenChallenge | null> => ({
  during: 'opening a challenge',
  async ask(signal) {
    if (course === '' || code === '') return noChallenge
    const asked = await call(api.readChallenge, { params: { course, code }, signal })
    if (asked.ok) return { ok: true, value: { ...asked.value, asCourse: asCourse(asked.value) } }
    const { code: failure } = asked.failure
    return failure === 'not-found' || failure === 'invalid-request' ? noChallenge : asked
  },
  asksOnce: true,
})

/** No exercise shows what a course holds. */
const nothing: CourseTotals = {
  words: 0,
  sentences: 0,
  lessons: 0,
  checkedItems: 0,
  downloadBytes: 0,
  pictureBytes: 0,
  recordings: 0,
  soundBytes: 0,
  voicesBytes: 0,
}

/** As exercises know a course: these words are all it has. */
function asCourse({ course, words, beside, recordings }: Challenge): Course {
  return {
    summary: { ...course, sources: [], units: [], totals: nothing },
    units: [
      {
        format: packFormat,
        course: course.course,
        unit: 'challenge',
        order: 1,
        title: course.name,
        orthography: course.orthography.id,
        words: [...words, ...beside],
      },
    ],
    recordings: new Map(recordings.map((recording) => [recording.item, [recording]])),
  }
}
