import type { RecordingListChoice } from '@mboa/domain'

const reasons = ['all', 'missing', 'asked-for', 'sent-back'] as const

/** The query that opens the studio over a list: `?record=ewo&list=missing`, `…&theme=unit-days`. */
export function listAddress(path: string, course: string, choice: RecordingListChoice): string {
  const part = choice.kind === 'theme' ? { theme: choice.theme } : { list: choice.kind }
  return `${path}?${new URLSearchParams({ record: course, ...part })}`
}

/** The list that an address names; everything there is to record where it names none. */
export function readListChoice(parameters: URLSearchParams): RecordingListChoice {
  const theme = parameters.get('theme')
  if (theme !== null) return { kind: 'theme', theme }
  const list = parameters.get('list')
  return { kind: reasons.find((reason) => reason === list) ?? 'all' }
}
