import { matureDays } from '../scheduling/card.ts'
import type { Card } from '../scheduling/card.ts'
import type { SentenceKind } from '../scheduling/exercise-kinds.ts'
import { findCard } from '../scheduling/fold.ts'
import type { DrilledSkill, Skill } from '../scheduling/practice-events.ts'
import { seededRandom } from '../seeds/seeded-random.ts'
import type { FormChoice, FormSource } from './compose-session.ts'

/** What is remembered for this long has its meaning typed, no longer built: itself, or its words. */
const typedMeaningFromDays = 7

/** Of the sentences that are recalled for days and were never said, this share is begun to be. */
const saidShare = 1 / 3

interface SentenceFormSource extends FormSource<SentenceKind> {
  /** The words of the course that a sentence is made of; none where its sources do not say. */
  readonly wordsOf: (item: string) => readonly string[]
}

const recogniseKinds: readonly SentenceKind[] = [
  'build-meaning',
  'type-meaning',
  'hear-sentence-meaning',
]

/** The kinds in which a lesson asks for a skill, the best first: the next stands in where it cannot. */
export const lessonSentenceKinds: Readonly<Record<DrilledSkill, readonly SentenceKind[]>> = {
  recognise: ['choose-sentence-meaning', 'build-meaning'],
  hear: ['hear-sentence-meaning', 'choose-sentence-meaning', 'build-meaning'],
  recall: ['build-sentence', 'type-sentence'],
  write: ['write-sentence', 'build-sentence', 'type-sentence'],
}

/** Chooses in which form a sentence is asked: harder as its cards mature. */
export function createSentenceFormChoice(source: SentenceFormSource): FormChoice<SentenceKind> {
  const { seed, fold, canAsk, wordsOf } = source
  const card = (item: string, skill: Skill) => findCard(fold, item, skill)
  const isLearnt = (item: string, skill: Skill) => card(item, skill)?.stage === 'review'
  const stability = (item: string, skill: Skill) =>
    isLearnt(item, skill) ? (card(item, skill)?.stabilityDays ?? 0) : 0
  const firstOf = (item: string, ...wanted: readonly SentenceKind[]) =>
    wanted.find((kind) => canAsk(item, kind))

  /** Its words alone show what a sentence means that is met only now. */
  function areWordsRemembered(item: string): boolean {
    const words = wordsOf(item)
    const known = (word: string) =>
      Math.max(stability(word, 'recognise'), stability(word, 'recall')) >= typedMeaningFromDays
    return words.length > 0 && words.every(known)
  }

  function recogniseForm(item: string): SentenceKind | undefined {
    const isNew = card(item, 'recognise') === undefined
    const isTyped = isNew
      ? areWordsRemembered(item)
      : stability(item, 'recognise') >= typedMeaningFromDays
    // What is recorded is understood by ear every second time, once it has been read.
    const isHeard = !isNew && seededRandom(`${seed}/${item}/heard`).below(2) === 0
    const heard = isHeard ? (['hear-sentence-meaning'] as const) : []
    return isTyped
      ? firstOf(item, ...heard, 'type-meaning', 'build-meaning')
      : firstOf(item, ...heard, 'build-meaning', 'type-meaning')
  }

  /** One word of it, its own words, its words among others, all of it from memory. */
  function recallForm(item: string): SentenceKind | undefined {
    if (stability(item, 'recall') >= matureDays) {
      return firstOf(item, 'type-sentence', 'build-sentence')
    }
    if (isLearnt(item, 'recall')) return firstOf(item, 'build-sentence', 'type-sentence')
    const isGapFirst = seededRandom(`${seed}/${item}/young`).below(2) === 0
    const young = isGapFirst
      ? (['fill-gap', 'reorder-sentence'] as const)
      : (['reorder-sentence', 'fill-gap'] as const)
    return firstOf(item, ...young, 'build-sentence', 'type-sentence')
  }

  function dueForm(item: string, due: readonly Card[]): SentenceKind | undefined {
    const isDue = (skill: Skill) => due.some((each) => each.skill === skill)
    const movesUp = (easy: Skill, hard: Skill) =>
      isDue(easy) && isLearnt(item, easy) && card(item, hard) === undefined
    const forms = [
      isDue('write') || movesUp('recall', 'write') ? firstOf(item, 'write-sentence') : undefined,
      isDue('say') ? firstOf(item, 'shadow-sentence') : undefined,
      isDue('recall') || movesUp('recognise', 'recall') ? recallForm(item) : undefined,
      isDue('recognise') ? recogniseForm(item) : undefined,
    ]
    return forms.find((form) => form !== undefined)
  }

  function nextForm(item: string, opening: SentenceKind): SentenceKind | undefined {
    const isRecognised = recogniseKinds.includes(opening)
    if (isRecognised && card(item, 'recall') === undefined) return recallForm(item)
    const mayBeSaid = isLearnt(item, 'recall') && card(item, 'say') === undefined
    const isDrawn = seededRandom(`${seed}/${item}/said`).fraction() < saidShare
    return mayBeSaid && isDrawn ? firstOf(item, 'shadow-sentence') : undefined
  }

  return { first: (item) => recogniseForm(item) ?? recallForm(item), due: dueForm, next: nextForm }
}
