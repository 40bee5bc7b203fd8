import {
  currentExercise,
  goOn,
  judgeCheck,
  type CheckResult,
  type Exercise,
  type LessonPart,
  type LessonRun,
  type PracticeSession,
} from '@mboa/domain'
import type { LessonProgress } from '../../../platform/practice-store/stored-lesson.ts'

/** What a run shows as it stands. */
export type LessonView =
  | { phase: 'reading'; part: Exclude<LessonPart, { start: unknown }> }
  | {
      phase: 'asking'
      kind: 'drill' | 'sentences' | 'check'
      session: PracticeSession
      exercise: Exercise
    }
  /** The check is over, and too little was known. */
  | { phase: 'missed'; result: CheckResult }
  | { phase: 'passed'; result: CheckResult }

/** The rounds of the check so far; one that was just begun has no answers yet. */
function listRounds({ run, sessions }: LessonProgress): PracticeSession[] {
  return run.parts
    .slice(0, run.at + 1)
    .flatMap((part) =>
      part.kind === 'check'
        ? [sessions.get(part.start.id) ?? { start: part.start, answers: [] }]
        : [],
    )
}

/** Past the exercises of parts that are over, to what is to be read or answered next. */
export function settle(progress: LessonProgress): { run: LessonRun; view: LessonView } {
  const { run, sessions } = progress
  const part = run.parts[run.at]
  const result = judgeCheck(listRounds(progress))
  if (part === undefined) return { run, view: { phase: 'passed', result } }
  if (!('start' in part)) return { run, view: { phase: 'reading', part } }
  const session = sessions.get(part.start.id) ?? { start: part.start, answers: [] }
  const exercise = currentExercise(session)
  if (exercise !== undefined) {
    return { run, view: { phase: 'asking', kind: part.kind, session, exercise } }
  }
  if (part.kind === 'check' && !result.isPassed) return { run, view: { phase: 'missed', result } }
  const last = session.answers.at(-1)
  return settle({ run: goOn(run, last && [last.item]), sessions })
}
