import {
  isTappedAlone,
  itemsOf,
  newWordsLeft,
  readSettings,
  readStrictness,
  startSession,
  toneKinds,
  wordKinds,
} from '@mboa/domain'
import type { SessionSource } from '../../exercises/session/use-practice-session.ts'
import { listPictured } from '../../platform/course-store/course-store.ts'
import { localDayOf } from '../../platform/clock.ts'

interface Wish {
  /** New words even when today's are all met. */
  wantsMore: boolean
  /** These words and no others. */
  only: readonly string[] | undefined
  /** Their tones alone. */
  isOfTones: boolean
  /** Two minutes of taps. */
  isQuick: boolean
}

/** Sessions of Word Practise: what is due of a course, then what today's limit allows. */
export function wordSessions(
  code: string,
  { wantsMore, only, isOfTones, isQuick }: Wish,
): SessionSource {
  return {
    course: code,
    about: 'word',
    isFitting: ({ start }) =>
      (only === undefined || start.planned.flatMap(itemsOf).every((item) => only.includes(item))) &&
      (!isQuick || isTappedAlone(start.planned)),
    compose: (fold, { id, now, course }) => {
      const { newWordsPerDay, sessionLength } = readSettings(fold)
      return startSession({
        id,
        course: code,
        now,
        fold,
        length: sessionLength,
        units: course.units,
        newWords: wantsMore
          ? sessionLength
          : newWordsLeft(fold, { ...localDayOf(now), dailyLimit: newWordsPerDay }),
        kinds: isOfTones ? toneKinds : wordKinds,
        recorded: new Set(course.recordings?.keys()),
        pictured: listPictured(course),
        strictness: readStrictness(fold, code),
        isQuick,
        ...(only !== undefined && { only }),
      })
    },
  }
}
