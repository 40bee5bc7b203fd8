import type { PracticeSession } from '../exercises/practice-session.ts'
import { sessionSummary } from '../exercises/session-summary.ts'
import type { SessionSummary } from '../exercises/session-summary.ts'
import { checkKeyOf, listRight } from './lesson-check.ts'
import type { LessonRun } from './lesson-run.ts'

/** How far a learner is in a lesson. */
export interface LessonSteps {
  /** What is behind the learner, in order: pages that were read, and how exercises went. */
  readonly done: readonly (SessionSummary['outcomes'][number] | 'read')[]
  /** Pages and exercises of the whole lesson. Further rounds of its check add none. */
  readonly total: number
}

/**
 * One count for a whole lesson, its pages and all its exercises: answers only add to it, and what
 * was answered wrong is counted once it is right, or not asked again. `sessions`: those of the run's
 * exercises by their id.
 */
export function countLessonSteps(
  { parts, at }: LessonRun,
  sessions: ReadonlyMap<string, PracticeSession>,
): LessonSteps {
  const done: LessonSteps['done'][number][] = []
  const firstCheck = parts.findIndex(({ kind }) => kind === 'check')
  const rounds = parts.flatMap((part) =>
    part.kind === 'check' ? (sessions.get(part.start.id) ?? []) : [],
  )
  let total = 0
  for (const [place, part] of parts.entries()) {
    if (!('start' in part)) {
      total += 1
      if (place < at) done.push('read')
    } else if (part.kind !== 'check') {
      total += part.start.planned.length
      const session = sessions.get(part.start.id)
      if (session !== undefined) done.push(...sessionSummary(session).outcomes)
    } else if (place === firstCheck) {
      const right = listRight(rounds)
      total += part.start.planned.length
      for (const exercise of part.start.planned) {
        done.push(...[right.get(checkKeyOf(exercise))].filter((each) => each !== undefined))
      }
    }
  }
  return { done, total }
}
