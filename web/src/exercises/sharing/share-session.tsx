import { chooseChallengeWords, encodeChallenge } from '@mboa/domain'
import type { Course } from '../../platform/course-store/course-store.ts'
import { usePractice } from '../../platform/practice-store/practice-context.ts'
import { ShareChallenge, listShareable } from './share-challenge.tsx'

interface ShareSessionProps {
  course: Course
  /** The words that the session was about: the first of the challenge. */
  first: readonly string[]
}

/** Challenges somebody with the words of a session, filled up to ten by what was practised before. */
export function ShareSession({ course: { summary, units }, first }: ShareSessionProps) {
  const { fold } = usePractice()
  const { course } = summary
  const items = chooseChallengeWords({ course, fold, first, words: listShareable(units) })
  if (items.length === 0) return null
  return <ShareChallenge course={summary} makeCode={() => encodeChallenge(course, items)} />
}
