import {
  itemsOf,
  readSettings,
  readStrictness,
  sentenceKinds,
  startSentenceSession,
} from '@mboa/domain'
import type { SessionSource } from '../../exercises/session/use-practice-session.ts'
import type { Course } from '../../platform/course-store/course-store.ts'

interface Wish {
  /** Also sentences with words that the learner has not met. */
  beyondMetWords: boolean
  /** These sentences and no others. */
  only: readonly string[] | undefined
}

/** Sessions of Sentence Practise: what is due of a course, then new sentences made of words met. */
export function sentenceSessions(course: Course, { beyondMetWords, only }: Wish): SessionSource {
  const { course: code } = course.summary
  return {
    course: code,
    about: 'sentence',
    isFitting: ({ start }) =>
      only === undefined || start.planned.flatMap(itemsOf).every((item) => only.includes(item)),
    compose: (fold, { id, now }) =>
      startSentenceSession({
        id,
        course: code,
        now,
        fold,
        beyondMetWords,
        length: readSettings(fold).sessionLength,
        units: course.units,
        kinds: sentenceKinds,
        recorded: new Set(course.recordings?.keys()),
        strictness: readStrictness(fold, code),
        ...(only !== undefined && { only }),
      }),
  }
}
