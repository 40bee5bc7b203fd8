import { findCard } from '../scheduling/fold.ts'
import type { PracticeFold } from '../scheduling/fold.ts'
import type { CourseWord } from './course-items.ts'
import { itemsOf } from './exercise.ts'
import type { Exercise } from './exercise.ts'
import { hasMeans } from './kinds/kind-rules.ts'
import type { AskingMeans, ExerciseMaterial } from './kinds/kind-rules.ts'
import { wordKindRules } from './kinds/word-kinds.ts'
import type { WordExerciseKind } from './kinds/word-kinds.ts'
import { insertMatchPairs } from './place-match-pairs.ts'
import { isTyped, recallKinds } from './word-rungs.ts'

/** A session of so many words asks in so many kinds, as far as its words are fit for them. */
const wordsOfMany = 10
const kindsOfMany = 6

interface Widening {
  readonly words: ReadonlyMap<string, CourseWord>
  readonly means: AskingMeans
  readonly fold: PracticeFold
  readonly material: ExerciseMaterial
}

const countKinds = (planned: readonly Exercise[]) => new Set(planned.map(({ kind }) => kind)).size

/**
 * The plan with what makes it varied: its words to be matched where that is worth a review, and in
 * a long session of few kinds some words once more in another.
 */
export function widenPlan(
  planned: readonly Exercise[],
  { words, means, fold, material }: Widening,
): readonly Exercise[] {
  const items = [...new Set(planned.flatMap(itemsOf))]
  const isNarrow = (plan: readonly Exercise[]) =>
    items.length >= wordsOfMany && countKinds(plan) < kindsOfMany
  let plan = planned
  if (means.kinds.has('match-pairs')) {
    const young = listYoung(planned, fold).flatMap((item) => words.get(item) ?? [])
    plan = insertMatchPairs(plan, young, material)
    if (plan === planned && isNarrow(plan)) {
      const before = plan.slice(-1).flatMap(itemsOf)
      const all = items.filter((item) => !before.includes(item))
      plan = insertMatchPairs(
        plan,
        all.flatMap((item) => words.get(item) ?? []),
        material,
      )
    }
  }
  /** One more exercise of a kind that is missing, beside none of its own word. */
  const add = (kind: WordExerciseKind, candidates: readonly string[], isFirst: boolean) => {
    if (!isNarrow(plan) || plan.some((each) => each.kind === kind)) return
    const next = plan.slice(...(isFirst ? [0, 1] : [-1])).flatMap(itemsOf)
    for (const item of candidates) {
      const word = words.get(item)
      if (word === undefined || next.includes(item)) continue
      if (!hasMeans(kind, wordKindRules[kind], item, means)) continue
      const exercise = wordKindRules[kind].build(word, material)
      if (exercise === undefined) continue
      plan = isFirst ? [exercise, ...plan] : [...plan, exercise]
      return
    }
  }
  // What is matched finds its place less easily.
  const matched = plan.flatMap((each) => (each.kind === 'match-pairs' ? itemsOf(each) : []))
  const fromFirst = [...items.filter((item) => !matched.includes(item)), ...matched]
  const untyped = recallKinds.filter((kind) => !isTyped(kind))
  for (const kind of untyped) add(kind, fromFirst, false)
  // What is new stays behind what the session opens with.
  const fromLast = items.filter((item) => !material.isNew(item)).reverse()
  for (const kind of ['choose-picture', 'choose-meaning'] as const) add(kind, fromLast, true)
  add('type-word', fromFirst, false)
  return plan
}

/** The words of a plan that are not recognised for days yet: to match them is worth a review. */
function listYoung(planned: readonly Exercise[], fold: PracticeFold): readonly string[] {
  return planned
    .filter(({ skill }) => skill === 'recognise')
    .flatMap(itemsOf)
    .filter((item) => findCard(fold, item, 'recognise')?.stage !== 'review')
}
