import { readSetting } from '../scheduling/fold.ts'
import type { PracticeFold } from '../scheduling/fold.ts'
import type { SettingChange } from './learner-settings.ts'

/** A voice that is liked to be heard, and where nobody of that name spoke, one of its dialect. */
export interface PreferredVoice {
  readonly speaker?: string
  readonly dialect?: string
}

/** In the learner's history, kept for ever. */
const nameOf = (course: string) => `voice/${course}`

/** Neither names of speakers on the wire nor dialects of courses hold one. */
const separator = '\n'

/** Whom a learner likes to hear in a course; empty where all take turns, undefined where nothing was chosen. */
export function readPreferredVoice(fold: PracticeFold, course: string): PreferredVoice | undefined {
  const value = readSetting(fold, nameOf(course))
  if (typeof value !== 'string') return undefined
  const [speaker = '', dialect = ''] = value.split(separator)
  return { ...(speaker !== '' && { speaker }), ...(dialect !== '' && { dialect }) }
}

/** @example changePreferredVoice('ewo', {}) // { name: 'voice/ewo', value: '' }: all take turns */
export const changePreferredVoice = (
  course: string,
  { speaker = '', dialect = '' }: PreferredVoice,
): SettingChange => ({
  name: nameOf(course),
  value: dialect === '' ? speaker : `${speaker}${separator}${dialect}`,
})
