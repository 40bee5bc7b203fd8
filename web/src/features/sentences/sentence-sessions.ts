import {
  isQuickOfSentences,
  itemsOf,
  readSettings,
  readStrictness,
  sentenceKinds,
  startSentenceSession,
  type SessionLength,
} from '@mboa/domain'
import type { SessionSource } from '../../exercises/session/session-screen.tsx'

interface Wish {
  /** Also sentences with words that the learner has not met. */
  beyondMetWords: boolean
  /** These sentences and no others. */
  only: readonly string[] | undefined
  /** Two minutes without typing. */
  isQuick: boolean
  /** As it is set where absent. */
  length: SessionLength | undefined
}

/** Sessions of Sentence Practise: what is due of a course, then new sentences made of words met. */
export function sentenceSessions(
  code: string,
  { beyondMetWords, only, isQuick, length }: Wish,
): SessionSource {
  return {
    course: code,
    about: 'sentence',
    isFitting: ({ start }) =>
      (only === undefined || start.planned.flatMap(itemsOf).every((item) => only.includes(item))) &&
      (!isQuick || isQuickOfSentences(start.planned)),
    compose: (fold, { id, now, course }) =>
      startSentenceSession({
        id,
        course: code,
        now,
        fold,
        beyondMetWords,
        isQuick,
        length: length ?? readSettings(fold).sessionLength,
        units: course.units,
        kinds: sentenceKinds,
        recorded: new Set(course.recordings?.keys()),
        strictness: readStrictness(fold, code),
        ...(only !== undefined && { only }),
      }),
  }
}
