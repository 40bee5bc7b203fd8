import { itemsOf } from '../exercises/exercise.ts'
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
  readonly isPassed: boolean
}

/**
 * How a check went, over all its rounds: a round after the first asks the missed items alone, so
 * that what was known once stays known.
 */
export function judgeCheck(rounds: readonly PracticeSession[]): CheckResult {
  const asked = [...new Set(rounds.flatMap(({ start }) => start.planned.flatMap(itemsOf)))]
  const right = new Set(
    rounds.flatMap(({ answers }) =>
      answers.filter(({ outcome }) => outcome !== 'wrong').map(({ item }) => item),
    ),
  )
  const known = asked.filter((item) => right.has(item))
  const missed = asked.filter((item) => !right.has(item))
  return { asked, known, missed, isPassed: known.length >= asked.length * checkPassMark }
}

/** Every missed item again, in another round of the run's check, which becomes its next part. */
export function repeatCheck(
  run: LessonRun,
  { missed }: CheckResult,
  { id, now }: { readonly id: string; readonly now: number },
): LessonRun {
  const last = run.parts[run.at]
  if (last?.kind !== 'check') throw new Error('Only a check is repeated.')
  const planned = last.start.planned.filter((exercise) =>
    itemsOf(exercise).some((item) => missed.includes(item)),
  )
  const start = { ...last.start, id, startedAt: now, planned }
  const at = run.at + 1
  const parts = [
    ...run.parts.slice(0, at),
    { kind: 'check', start } as const,
    ...run.parts.slice(at),
  ]
  return { ...run, parts, at }
}
