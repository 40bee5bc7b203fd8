import type { ExerciseKind } from '../../scheduling/exercise-kinds.ts'
import type { Skill } from '../../scheduling/practice-events.ts'
import type { CourseUnit, CourseWord } from '../course-items.ts'
import type { LanguageProfile } from '../../orthography/language-profile.ts'
import type { WordLikeness } from '../word-likeness.ts'

/** What every exercise about one item has. */
export interface AskedItem {
  readonly kind: ExerciseKind
  readonly skill: Skill
  readonly item: string
  /** The item has not been met before. */
  readonly isNew: boolean
  /** The kind that it was planned in, where the learner cannot listen or speak for now. */
  readonly standsFor?: ExerciseKind | undefined
}

/** What exercises are built from, the same for all of a session. */
export interface ExerciseMaterial {
  /** The session's id: with the item it decides every draw. */
  readonly seed: string
  readonly units: readonly CourseUnit[]
  /** The kinds of exercise that the caller has a screen for. */
  readonly kinds: ReadonlySet<ExerciseKind>
  /** Of the course; undefined where it has no profile. */
  readonly language: LanguageProfile | undefined
  readonly isNew: (item: string) => boolean
  /** Words that the learner has met: one of them may be left out of a sentence. */
  readonly met: ReadonlySet<string>
  /** Those, and the words that this session is about: these may be offered beside the right ones. */
  readonly familiar: ReadonlySet<string>
  readonly isPictured: (item: string) => boolean
  readonly likeness: WordLikeness
  /** The same for the two languages of the interface. */
  readonly meaningLikeness: WordLikeness
}

/** What of an item has to be on the device. */
export interface Needs {
  readonly needsRecording?: true
  readonly needsPicture?: true
}

/** What one kind of exercise about one item is: what it needs, and how it is built. */
export interface KindRules<Item extends CourseWord, Exercise extends AskedItem> extends Needs {
  /** The exercise about an item; undefined where the item or the course is not fit for it. */
  readonly build: (item: Item, material: ExerciseMaterial) => Exercise | undefined
}

/** The exercises that the kinds of a table build. */
export type BuiltBy<Table extends Readonly<Record<string, KindRules<never, AskedItem>>>> =
  NonNullable<ReturnType<Table[keyof Table]['build']>>

/** What a caller can show, and what of each item is on its device. */
export interface AskingMeans {
  /** The kinds of exercise that the caller has a screen for. */
  readonly kinds: ReadonlySet<ExerciseKind>
  readonly isRecorded: (item: string) => boolean
  readonly isPictured: (item: string) => boolean
}

/** Whether a kind can be shown and has what it needs of an item. */
export function hasMeans(
  kind: ExerciseKind,
  { needsRecording, needsPicture }: Needs,
  item: string,
  { kinds, isRecorded, isPictured }: AskingMeans,
): boolean {
  return (
    kinds.has(kind) &&
    (needsRecording === undefined || isRecorded(item)) &&
    (needsPicture === undefined || isPictured(item))
  )
}
