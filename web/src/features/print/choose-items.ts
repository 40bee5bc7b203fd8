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

interface Wishes {
  /** What was met, where only that is wished. */
  readonly met: ReadonlySet<string> | undefined
  readonly hasSentences: boolean
}

/** What of a course goes to paper: nothing does whose licence keeps it in Mboa. */
export function chooseItems({ units }: Course, { met, hasSentences }: Wishes): ItemsToPrint {
  const isOpen = ({ licence }: PrintedItem) => licence !== learnersOnlyLicence
  const isWished = ({ id }: PrintedItem) => met === undefined || met.has(id)
  const words = units.flatMap((unit) => unit.words).filter(isWished)
  const all = units.flatMap(({ sentences = [] }) => sentences)
  const sentences = hasSentences ? all.filter(isWished) : []
  const withheld = [...words, ...sentences].filter((item) => !isOpen(item)).length
  return {
    words: words.filter(isOpen),
    sentences: sentences.filter(isOpen),
    examples: all.filter(isOpen),
    withheld,
  }
}
