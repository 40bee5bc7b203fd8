import { api, packFormat, type Challenge, type CourseTotals } from '@mboa/contract'
import { useCallback, useEffect, useState } from 'react'
import type { Course } from '../../platform/course-store/course-store.ts'
import { call } from '../../platform/network/api-client.ts'
import { reportProblem } from '../../platform/report-problem.ts'

/** A challenge as this page has it: its words as a course of their own. */
interface OpenChallenge extends Challenge {
  asCourse: Course
}

type ChallengeState =
  | { status: 'loading' }
  | { status: 'ready'; challenge: OpenChallenge }
  /** The link is no challenge's. */
  | { status: 'none' }
  | { status: 'failed'; isOffline: boolean }

/** What a link's code stands for, asked of the server and kept nowhere. */
export function useChallenge(course: string, code: string): ChallengeState & { retry: () => void } {
  const [loaded, setLoaded] = useState<ChallengeState>({ status: 'loading' })
  const [attempt, setAttempt] = useState(0)
  const retry = useCallback(() => {
    setLoaded({ status: 'loading' })
    setAttempt((last) => last + 1)
  }, [])

  useEffect(() => {
    const leave = new AbortController()
    loadChallenge(course, code, leave.signal)
      .then(setLoaded)
      .catch((error: unknown) => {
        if (!leave.signal.aborted) reportProblem('opening a challenge', error)
      })
    return () => leave.abort()
  }, [course, code, attempt])

  return { ...loaded, retry }
}

async function loadChallenge(
  course: string,
  code: string,
  signal: AbortSignal,
): Promise<ChallengeState> {
  if (course === '' || code === '') return { status: 'none' }
  const answer = await call(api.readChallenge, { params: { course, code }, signal })
  if (answer.ok) {
    return { status: 'ready', challenge: { ...answer.value, asCourse: asCourse(answer.value) } }
  }
  const failure = answer.failure.code
  if (failure === 'not-found' || failure === 'invalid-request') return { status: 'none' }
  return { status: 'failed', isOffline: failure === 'network-error' }
}

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
