import {
  isTappedAlone,
  itemsOf,
  newWordsLeft,
  readSettings,
  readStrictness,
  startSession,
  toneKinds,
  wordKinds,
  type SessionLength,
} from '@mboa/domain'
import type { SessionSource } from '../../exercises/session/session-screen.tsx'
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
  /** As it is set where absent. */
  length: SessionLength | undefined
}

/** Sessions of Word Practise: what is due of a course, then what today's limit allows. */
export function wordSessions(
  code: string,
  { wantsMore, only, isOfTones, isQuick, length }: Wish,
): SessionSource {
  return {
    course: code,
    about: 'word',
    isFitting: ({ start }) =>
      (only === undefined || start.planned.flatMap(itemsOf).every((item) => only.includes(item))) &&
      (!isQuick || isOfTones || isTappedAlone(start.planned)),
    compose: (fold, { id, now, course }) => {
      const { newWordsPerDay, sessionLength } = readSettings(fold)
      const most = length ?? sessionLength
      return startSession({
        id,
        course: code,
        now,
        fold,
        length: isQuick ? 5 : most,
        units: course.units,
        newWords: wantsMore
          ? most
          : newWordsLeft(fold, { ...localDayOf(now), dailyLimit: newWordsPerDay }),
        kinds: isOfTones ? toneKinds.filter((kind) => !isQuick || kind !== 'type-word') : wordKinds,
        recorded: new Set(course.recordings?.keys()),
        pictured: listPictured(course),
        strictness: readStrictness(fold, code),
        // Tones are put on letters by taps as well.
        isQuick: isQuick && !isOfTones,
        ...(only !== undefined && { only }),
      })
    },
  }
}
