import { readSettings, readStrictness, sentenceKinds, startSentenceSession } from '@mboa/domain'
import type { SessionSource } from '../../exercises/session/use-practice-session.ts'
import type { Course } from '../../platform/course-store/course-store.ts'

/**
 * Sessions of Sentence Practise: what is due of a course, then new sentences made of words met.
 * @param beyondMetWords also sentences with words that the learner has not met
 */
export function sentenceSessions(
  course: Course,
  { beyondMetWords }: { beyondMetWords: boolean },
): SessionSource {
  const { course: code } = course.summary
  return {
    course: code,
    shelf: 'sentence',
    compose: (fold, { id, now }) =>
      startSentenceSession({
        ...{ id, course: code, now, fold, beyondMetWords },
        length: readSettings(fold).sessionLength,
        units: course.units,
        kinds: sentenceKinds,
        recorded: new Set(course.recordings?.keys()),
        strictness: readStrictness(fold, code),
      }),
  }
}
