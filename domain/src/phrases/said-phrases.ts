import { isoDateOf } from '../progress/calendar.ts'
import type { CalendarDay } from '../progress/calendar.ts'
import { readSetting } from '../scheduling/fold.ts'
import type { PracticeFold } from '../scheduling/fold.ts'
import type { SettingChange } from '../settings/learner-settings.ts'

/** In the learner's history, kept for ever. */
const nameOf = (course: string) => `phrase/${course}`

/** Whether a day's phrase was said to somebody. */
export interface PhraseAnswer {
  /** `2026-11-21`. */
  readonly date: string
  readonly isSaid: boolean
}

/** @example answerPhrase('ewo', day, true) // { name: 'phrase/ewo', value: '2026-11-21 said' } */
export function answerPhrase(course: string, day: CalendarDay, isSaid: boolean): SettingChange {
  return { name: nameOf(course), value: `${isoDateOf(day)} ${isSaid ? 'said' : 'not-yet'}` }
}

/** The learner's last answer to a course's phrases, on whichever device; undefined before that. */
export function readPhraseAnswer(fold: PracticeFold, course: string): PhraseAnswer | undefined {
  const [, date, answer] =
    /^(\d{4}-\d\d-\d\d) (said|not-yet)$/.exec(String(readSetting(fold, nameOf(course)))) ?? []
  return date === undefined ? undefined : { date, isSaid: answer === 'said' }
}
