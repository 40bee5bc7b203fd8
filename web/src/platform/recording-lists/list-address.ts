import { isFromSpeakers, speakersUnit } from '@mboa/contract'
import type { RecordingListChoice } from '@mboa/domain'

/** Learners find what speakers gave by theme; who records finds it together, beside the concepts. */
export const unitTheme = (unit: string): string =>
  `unit-${isFromSpeakers(unit) ? speakersUnit : unit}`
export const conceptTheme = (theme: string): string => `concepts-${theme}`

const reasons = [
  'all',
  'missing',
  'asked-for',
  'sent-back',
  'more-voices',
  'core',
  'in-dialect',
  'again',
] as const

/**
 * The query that opens the studio over a list: `?record=ewo&list=missing`, `…&theme=unit-days`,
 * `…&item=ewo.day`.
 */
export function listAddress(path: string, course: string, choice: RecordingListChoice): string {
  return `${path}?${new URLSearchParams({ record: course, ...partOf(choice) })}`
}

/** The query that opens the session of a take, to be looked at again: `?tab=sessions&session=<id>`. */
export function sessionAddress(path: string, course: string, take?: string): string {
  const session = take !== undefined && { session: take }
  return `${path}?${new URLSearchParams({ tab: 'sessions', course, ...session })}`
}

function partOf(choice: RecordingListChoice): Record<string, string> {
  if (choice.kind === 'theme') return { theme: choice.theme }
  if (choice.kind === 'item') return { item: choice.item }
  return { list: choice.kind }
}

/** The list that an address names; everything there is to record where it names none. */
export function readListChoice(parameters: URLSearchParams): RecordingListChoice {
  const theme = parameters.get('theme')
  if (theme !== null) return { kind: 'theme', theme }
  const item = parameters.get('item')
  if (item !== null) return { kind: 'item', item }
  const list = parameters.get('list')
  return { kind: reasons.find((reason) => reason === list) ?? 'all' }
}
