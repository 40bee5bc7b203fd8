import { lessonWordKinds } from '../exercises/word-forms.ts'
import { lessonSentenceKinds } from '../exercises/sentence-forms.ts'
import { hasMeans } from '../exercises/kinds/kind-rules.ts'
import type { AskingMeans } from '../exercises/kinds/kind-rules.ts'
import { sentenceKindRules } from '../exercises/kinds/sentence-kinds.ts'
import { wordKindRules } from '../exercises/kinds/word-kinds.ts'
import type { WordExerciseKind } from '../exercises/kinds/word-kinds.ts'
import type { SentenceKind } from '../scheduling/exercise-kinds.ts'
import type { Skill } from '../scheduling/practice-events.ts'

export interface LessonForms extends AskingMeans {
  /** A whole sentence: it is chosen and built, never typed as if it were a word. */
  readonly isSentence: (item: string) => boolean
}

/** The kinds in which a lesson asks; pairs are matched in sessions of words alone. */
export type LessonKind = WordExerciseKind | SentenceKind

const lessonKindRules = { ...wordKindRules, ...sentenceKindRules }

/** Easiest first, as a lesson goes. */
const skillOrder: readonly Skill[] = ['recognise', 'hear', 'recall', 'write']

/** How a skill of an item is asked; undefined where it cannot be. */
export function chooseLessonForm(
  item: string,
  skill: Skill,
  forms: LessonForms,
): LessonKind | undefined {
  const kinds: readonly LessonKind[] = (
    forms.isSentence(item) ? lessonSentenceKinds : lessonWordKinds
  )[skill]
  return kinds.find((kind) => hasMeans(kind, lessonKindRules[kind], item, forms))
}

/** How an item is asked in a check: in the hardest skill that it was drilled in. */
export function chooseCheckForm(
  item: string,
  drilled: readonly Skill[],
  forms: LessonForms,
): LessonKind | undefined {
  const hardestFirst = skillOrder.filter((skill) => drilled.includes(skill)).reverse()
  for (const skill of [...hardestFirst, 'recognise' as const]) {
    const kind = chooseLessonForm(item, skill, forms)
    if (kind !== undefined) return kind
  }
  return undefined
}
