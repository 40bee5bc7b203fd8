import type { KnownRecordings, Recordable } from './recordable.ts'

/** So many speakers are to say a word; what the ear is trained with, so many more (0045). */
const wantedVoices = 3
const wantedForTones = 6

export const voicesWantedOf = ({ isForTones = false }: Pick<Recordable, 'isForTones'>): number =>
  isForTones ? wantedForTones : wantedVoices

/** How many speakers are heard with an item, for one who records a dialect. */
export interface CountedVoices {
  /** Who named the dialect or none: whoever named none may speak this one. */
  readonly voices: number
  /** Who named it; where none is recorded, the same as `voices`. */
  readonly inDialect: number
}

/** @param dialect null: the recorder names none, and all count */
export function countVoices(
  { approved, voices: most }: Pick<KnownRecordings, 'approved' | 'voices'>,
  dialect: string | null,
): CountedVoices {
  const of = (named: string | null) =>
    approved.reduce((sum, { dialect: each, voices }) => sum + (each === named ? voices : 0), 0)
  if (dialect === null) return { voices: most, inDialect: most }
  const inDialect = of(dialect)
  // Who recorded it with and without a dialect is one speaker, and in both.
  return { voices: Math.min(most, inDialect + of(null)), inDialect }
}
