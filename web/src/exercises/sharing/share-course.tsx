import type { CourseSummary } from '@mboa/contract'
import { challengeLength, chooseChallengeWords, encodeChallenge } from '@mboa/domain'
import { readFirstUnits } from '../../platform/course-store/read-first-units.ts'
import { usePractice } from '../../platform/practice-store/practice-context.ts'
import { useSignedInUser } from '../../platform/session/session-context.ts'
import { ShareChallenge, listShareable } from './share-challenge.tsx'

/**
 * Challenges somebody with ten words of a course: those practised last, else its first. Of a course
 * that is not on this device they are fetched when they are asked for.
 */
export function ShareCourse({ course: summary }: { course: CourseSummary }) {
  const { fold } = usePractice()
  const userId = useSignedInUser().id
  const { course } = summary

  async function makeCode() {
    const units = await readFirstUnits(userId, summary, challengeLength)
    if (!units.ok) return undefined
    const words = listShareable(units.value)
    const items = chooseChallengeWords({ course, fold, first: [], words })
    return items.length === 0 ? undefined : encodeChallenge(course, items)
  }

  return <ShareChallenge course={summary} makeCode={makeCode} />
}
