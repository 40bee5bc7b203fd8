import type { Card } from '../scheduling/card.ts'
import { findCard } from '../scheduling/fold.ts'
import type { DrilledSkill, Skill } from '../scheduling/practice-events.ts'
import { seededRandom } from '../seeds/seeded-random.ts'
import type { FormChoice, FormSource } from './compose-session.ts'
import { wordKindRules } from './kinds/word-kinds.ts'
import type { WordExerciseKind } from './kinds/word-kinds.ts'
import { recallKinds } from './word-rungs.ts'

/** Of the words that are remembered for a week and were never said, this share is begun to be. */
const saidShare = 1 / 3
const saidFromDays = 7

/** Of the words that are understood by ear for days, this share is asked how they are written. */
const writtenShare = 1 / 2

/** Of the words with a picture, this share is first met by it, the others by their meaning. */
const metByPictureShare = 1 / 2

/** By ear alone, the best first. */
const heardKinds = ['hear-picture', 'hear-meaning', 'choose-written'] as const

/** The kinds in which a lesson asks for a skill, the best first: the next stands in where it cannot. */
export const lessonWordKinds: Readonly<Record<DrilledSkill, readonly WordExerciseKind[]>> = {
  recognise: ['choose-picture', 'choose-meaning'],
  hear: [...heardKinds, 'choose-meaning'],
  recall: ['type-word'],
  write: ['dictation', 'letter-tiles', 'type-word'],
}

/** Chooses in which form a word is asked: harder as its cards mature. */
export function createWordFormChoice(
  source: FormSource<WordExerciseKind>,
): FormChoice<WordExerciseKind> {
  const { seed, fold, canAsk } = source
  const card = (item: string, skill: Skill) => findCard(fold, item, skill)
  const isLearnt = (item: string, skill: Skill) => card(item, skill)?.stage === 'review'
  const firstOf = (item: string, ...wanted: readonly WordExerciseKind[]) =>
    wanted.find((kind) => canAsk(item, kind))

  const isDrawn = (item: string, what: string, share: number) =>
    seededRandom(`${seed}/${item}/${what}`).fraction() < share

  /** Pictures while a word is young: it is then tied to the thing, not to a translation. */
  function recogniseForm(item: string): WordExerciseKind | undefined {
    const byPicture =
      card(item, 'recognise') === undefined
        ? isDrawn(item, 'met', metByPictureShare)
        : !isLearnt(item, 'recognise')
    return byPicture
      ? firstOf(item, 'choose-picture', 'choose-meaning')
      : firstOf(item, 'choose-meaning', 'choose-picture')
  }

  const recallForm = (item: string) => firstOf(item, ...recallKinds)

  function firstSaying(item: string): WordExerciseKind | undefined {
    const isRemembered = (card(item, 'recall')?.stabilityDays ?? 0) >= saidFromDays
    const isBegun = isRemembered && card(item, 'say') === undefined
    return isBegun && isDrawn(item, 'said', saidShare)
      ? firstOf(item, 'say-and-compare')
      : undefined
  }

  /** What is heard is understood first: asked how it is written alone, it could be a mere sound. */
  const hearForm = (item: string) =>
    isLearnt(item, 'hear') && isDrawn(item, 'written', writtenShare)
      ? firstOf(item, 'choose-written', ...heardKinds)
      : firstOf(item, ...heardKinds)

  function dueForm(item: string, due: readonly Card[]): WordExerciseKind | undefined {
    const isDue = (skill: Skill) => due.some((each) => each.skill === skill)
    // Known beyond the steps of minutes and never asked in the harder form: it moves up, so that
    // it cannot stay easy for ever.
    const movesUp = (easy: Skill, hard: Skill) =>
      isDue(easy) && isLearnt(item, easy) && card(item, hard) === undefined
    const forms = [
      isDue('write') || movesUp('hear', 'write') ? firstOf(item, 'dictation') : undefined,
      isDue('say') ? firstOf(item, 'say-and-compare') : undefined,
      isDue('recall') || movesUp('recognise', 'recall') ? recallForm(item) : undefined,
      isDue('hear') ? hearForm(item) : undefined,
      // Where no kind is wanted that asks for the meaning, the word is asked for by it.
      isDue('recognise') ? (recogniseForm(item) ?? recallForm(item)) : undefined,
    ]
    return forms.find((form) => form !== undefined)
  }

  function nextForm(item: string, opening: WordExerciseKind): WordExerciseKind | undefined {
    const isRecognised = opening === 'choose-meaning' || opening === 'choose-picture'
    if (isRecognised && card(item, 'recall') === undefined) return recallForm(item)
    const isMet = card(item, 'recognise') !== undefined || card(item, 'recall') !== undefined
    if (!isMet || wordKindRules[opening].needsRecording) return undefined
    const heard = card(item, 'hear') === undefined ? hearForm(item) : undefined
    return heard ?? firstSaying(item)
  }

  return { first: (item) => recogniseForm(item) ?? recallForm(item), due: dueForm, next: nextForm }
}
