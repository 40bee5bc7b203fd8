import type { Meaning } from './course-items.ts'

export interface MeaningOption {
  /** The word whose meaning this is; the exercise's own item for the right one. */
  readonly item: string
  readonly meaning: Meaning
}
