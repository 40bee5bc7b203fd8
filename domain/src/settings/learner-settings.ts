import { strictnesses } from '../answers/verdicts.ts'
import type { Strictness } from '../answers/verdicts.ts'
import { defaultDailyNewWords } from '../scheduling/due.ts'
import { readSetting } from '../scheduling/fold.ts'
import type { PracticeFold } from '../scheduling/fold.ts'
import type { SettingEvent } from '../scheduling/practice-events.ts'

/** How many words a session is about; some are asked twice, the second time in a harder form. */
export const sessionLengths = [5, 10, 20] as const
export type SessionLength = (typeof sessionLengths)[number]
export const defaultSessionLength: SessionLength = 10

export const mostNewWordsPerDay = 50

/** What a learner has set, on whichever device. A language's own strictness: `readStrictness`. */
export interface LearnerSettings {
  /** 0 (only what is due) to `mostNewWordsPerDay`. */
  readonly newWordsPerDay: number
  readonly sessionLength: SessionLength
  /** Days of practice aimed at in a week, 1 to 7. */
  readonly weeklyGoalDays: number
}

export type SettingField = keyof LearnerSettings

/** What a setting event is to carry; id, time and `type` are its maker's. */
export type SettingChange = Pick<SettingEvent, 'name' | 'value'>

interface FieldRule<Value> {
  /** In the learner's history, kept for ever. */
  readonly name: string
  readonly standard: Value
  /** The value as it may be used; undefined where it may not. */
  readonly parse: (value: unknown) => Value | undefined
}

const wholeNumber = (least: number, most: number) => (value: unknown) =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
    ? value
    : undefined

const rules: { readonly [Field in SettingField]: FieldRule<LearnerSettings[Field]> } = {
  newWordsPerDay: {
    name: 'new-words-per-day',
    standard: defaultDailyNewWords,
    parse: wholeNumber(0, mostNewWordsPerDay),
  },
  sessionLength: {
    name: 'session-length',
    standard: defaultSessionLength,
    parse: (value) => sessionLengths.find((length) => length === value),
  },
  weeklyGoalDays: { name: 'weekly-goal-days', standard: 4, parse: wholeNumber(1, 7) },
}

/**
 * The settings that follow from a learner's events: the last writer wins, field by field. A value
 * that this version cannot use counts as not set.
 */
export function readSettings(fold: PracticeFold): LearnerSettings {
  const read = <Value>({ name, standard, parse }: FieldRule<Value>): Value =>
    parse(readSetting(fold, name)) ?? standard
  return {
    newWordsPerDay: read(rules.newWordsPerDay),
    sessionLength: read(rules.sessionLength),
    weeklyGoalDays: read(rules.weeklyGoalDays),
  }
}

/** @example changeSetting('sessionLength', 20) // { name: 'session-length', value: 20 } */
export function changeSetting<Field extends SettingField>(
  field: Field,
  value: NonNullable<LearnerSettings[Field]>,
): SettingChange {
  return { name: rules[field].name, value }
}

const strictnessName = (course: string) => `strictness/${course}`
const defaultStrictness: Strictness = 'relaxed'

/** How strictly a learner wants to be marked in one language. */
export function readStrictness(fold: PracticeFold, course: string): Strictness {
  const value = readSetting(fold, strictnessName(course))
  return strictnesses.find((known) => known === value) ?? defaultStrictness
}

export function changeStrictness(course: string, strictness: Strictness): SettingChange {
  return { name: strictnessName(course), value: strictness }
}
