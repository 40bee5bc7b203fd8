import { learnersOnlyLicence, type Word } from '@mboa/contract'

const fromFreest: readonly Word['licence'][] = [
  'CC0-1.0',
  'Unicode-3.0',
  'CC-BY-4.0',
  'CC-BY-SA-4.0',
  learnersOnlyLicence,
]

/** By which something is published that two have a part in. */
export function strictestOf(one: Word['licence'], other: Word['licence']): Word['licence'] {
  return fromFreest.indexOf(one) < fromFreest.indexOf(other) ? other : one
}
