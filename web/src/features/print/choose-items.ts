import { learnersOnlyLicence, type Sentence, type Word } from '@mboa/contract'
import type { Course } from '../../platform/course-store/course-store.ts'

export type PrintedItem = Word | Sentence

interface ItemsToPrint {
  readonly words: readonly Word[]
  /** To be printed themselves. */
  readonly sentences: readonly Sentence[]
  /** Those that may stand beside a word as its example. */
  readonly examples: readonly Sentence[]
  /** How many of what was wished are for learners of Mboa alone, and stay here. */
  readonly withheld: number
}

export interface ItemWishes {
  /** The unit that is wished, by its name; undefined for the whole course. */
  readonly unit: string | undefined
  /** What was met, where only that is wished. */
  readonly met: ReadonlySet<string> | undefined
  readonly hasSentences: boolean
}

/** What of a course goes to paper: nothing does whose licence keeps it in Mboa. */
export function chooseItems(
  { units }: Course,
  { unit, met, hasSentences }: ItemWishes,
): ItemsToPrint {
  const isOpen = ({ licence }: PrintedItem) => licence !== learnersOnlyLicence
  const isWished = ({ id }: PrintedItem) => met === undefined || met.has(id)
  const wished = units.filter((each) => unit === undefined || each.unit === unit)
  const words = wished.flatMap((each) => each.words).filter(isWished)
  const sentences = hasSentences
    ? wished.flatMap((each) => each.sentences ?? []).filter(isWished)
    : []
  const withheld = [...words, ...sentences].filter((item) => !isOpen(item)).length
  return {
    words: words.filter(isOpen),
    sentences: sentences.filter(isOpen),
    // A word of one unit stands in sentences of others.
    examples: units.flatMap((each) => each.sentences ?? []).filter(isOpen),
    withheld,
  }
}
