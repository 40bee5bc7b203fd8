import { lessonWordKinds } from '../exercises/word-forms.ts'
import { lessonSentenceKinds } from '../exercises/sentence-forms.ts'
import { hasMeans } from '../exercises/kinds/kind-rules.ts'
import type { AskingMeans } from '../exercises/kinds/kind-rules.ts'
import { sentenceKindRules } from '../exercises/kinds/sentence-kinds.ts'
import { wordKindRules } from '../exercises/kinds/word-kinds.ts'
import type { WordExerciseKind } from '../exercises/kinds/word-kinds.ts'
import type { SentenceKind } from '../scheduling/exercise-kinds.ts'
import type { DrilledSkill, Skill } from '../scheduling/practice-events.ts'

export interface LessonForms extends AskingMeans {
  /** A whole sentence: it is chosen and built, never typed as if it were a word. */
  readonly isSentence: (item: string) => boolean
}

/** The kinds in which a lesson asks; pairs are matched in sessions of words alone. */
export type LessonKind = WordExerciseKind | SentenceKind

const lessonKindRules = { ...wordKindRules, ...sentenceKindRules }

/** How a skill of an item is asked; undefined where it cannot be. */
export function chooseLessonForm(
  item: string,
  skill: DrilledSkill,
  forms: LessonForms,
): LessonKind | undefined {
  const kinds: readonly LessonKind[] = (
    forms.isSentence(item) ? lessonSentenceKinds : lessonWordKinds
  )[skill]
  return kinds.find((kind) => hasMeans(kind, lessonKindRules[kind], item, forms))
}

const heardFirst = ['hear', 'recognise'] as const

/** Skills that ask what an item means; the others ask for the item itself. */
export const meaningSkills: readonly Skill[] = heardFirst

/**
 * How an item is asked in a check: what it means, by ear where it is recorded, and itself, in the
 * hardest skill that it was drilled in.
 */
export function chooseCheckForms(
  item: string,
  drilled: readonly DrilledSkill[],
  forms: LessonForms,
): { readonly meaning: LessonKind | undefined; readonly form: LessonKind | undefined } {
  const firstOf = (skills: readonly DrilledSkill[]) =>
    skills.map((skill) => chooseLessonForm(item, skill, forms)).find((kind) => kind !== undefined)
  const hardestFirst = (['write', 'recall'] as const).filter((skill) => drilled.includes(skill))
  return { meaning: firstOf(heardFirst), form: firstOf(hardestFirst) }
}
