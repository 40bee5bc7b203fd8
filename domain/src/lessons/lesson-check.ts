import { itemsOf } from '../exercises/exercise.ts'
import type { Exercise } from '../exercises/exercise.ts'
import { keepExercisesApart } from '../exercises/session-queue.ts'
import { followSession } from '../exercises/session-course.ts'
import type { Outcome } from '../answers/verdicts.ts'
import { meaningSkills } from './lesson-forms.ts'
import type { PracticeSession } from '../exercises/practice-session.ts'
import type { LessonRun } from './lesson-run.ts'

/** The share of a check's items that have to be right, or almost, at least. */
const checkPassMark = 0.75

export interface CheckResult {
  /** The items asked, in their order. */
  readonly asked: readonly string[]
  /** Those right or almost right, here or in an earlier round of the same check. */
  readonly known: readonly string[]
  /** Those still to be learnt. */
  readonly missed: readonly string[]
  /** What was asked of them and not right. */
  readonly left: readonly Exercise[]
  readonly isPassed: boolean
}

/** What an exercise of a check asks: what an item means, or the item itself. */
export const checkKeyOf = (exercise: Exercise): string =>
  `${meaningSkills.includes(exercise.skill)} ${itemsOf(exercise).join(' ')}`

/**
 * The exercises of a check that were right, or almost, in one of its rounds, by their key
 * (`checkKeyOf`), each with how it was answered first.
 */
export function listRight(rounds: readonly PracticeSession[]): ReadonlyMap<string, Outcome> {
  const first = new Map<string, Outcome>()
  const right = new Set<string>()
  for (const round of rounds) {
    for (const { entry, reviews } of followSession(round).asked) {
      const exercise = round.start.planned[entry.planned]
      const [review] = reviews
      if (exercise === undefined || review === undefined) continue
      const key = checkKeyOf(exercise)
      if (!first.has(key)) first.set(key, review.outcome)
      if (review.outcome !== 'wrong') right.add(key)
    }
  }
  return new Map([...first].filter(([key]) => right.has(key)))
}

/**
 * How a check went, over all its rounds: a round after the first asks again what was missed alone,
 * so that what was known once stays known. An item is known once all that is asked of it is.
 */
export function judgeCheck(rounds: readonly PracticeSession[]): CheckResult {
  const planned = rounds.flatMap(({ start }) => start.planned)
  const right = listRight(rounds)
  const left = planned.filter((exercise) => !right.has(checkKeyOf(exercise)))
  const isLeft = new Set(left.flatMap(itemsOf))
  // In the order of the lesson, in which their meanings are asked.
  const inOrder = [...planned.filter(({ skill }) => meaningSkills.includes(skill)), ...planned]
  const asked = [...new Set(inOrder.flatMap(itemsOf))]
  const known = asked.filter((item) => !isLeft.has(item))
  const missed = asked.filter((item) => isLeft.has(item))
  return { asked, known, missed, left, isPassed: known.length >= asked.length * checkPassMark }
}

/** All that was missed again, in another round of the run's check, which becomes its next part. */
export function repeatCheck(
  run: LessonRun,
  { left }: CheckResult,
  { id, now }: { readonly id: string; readonly now: number },
): LessonRun {
  const last = run.parts[run.at]
  if (last?.kind !== 'check') throw new Error('Only a check is repeated.')
  const latest = new Map(left.map((exercise) => [checkKeyOf(exercise), exercise]))
  const planned = keepExercisesApart([...latest.values()])
  const start = { ...last.start, id, startedAt: now, planned }
  const at = run.at + 1
  const parts = [
    ...run.parts.slice(0, at),
    { kind: 'check', start } as const,
    ...run.parts.slice(at),
  ]
  return { ...run, parts, at }
}
