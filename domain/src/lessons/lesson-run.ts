import { readSessionStart } from '../exercises/practice-session.ts'
import type { SessionStart } from '../exercises/practice-session.ts'
import { itemsOf } from '../exercises/exercise.ts'
import { keepExercisesApart } from '../exercises/session-queue.ts'
import { isTyped } from '../exercises/word-rungs.ts'
import { hashText } from '../seeds/seeded-random.ts'
import type { CourseLesson } from './course-lesson.ts'

/** The shape of `LessonRun`; raise it when stored runs can no longer be read as they are. */
export const lessonRunFormat = 1

/** One thing of a lesson after the other: a page to read, or exercises to answer. */
export type LessonPart =
  | {
      readonly kind: 'note' | 'letters'
      /** Place of the step in the lesson. */
      readonly step: number
    }
  | { readonly kind: 'item'; readonly item: string }
  | { readonly kind: 'drill' | 'sentences' | 'check'; readonly start: SessionStart }

/**
 * A lesson as a learner goes through it. Plain JSON: store it whenever it changes, and the lesson
 * outlives its tab; the answers are events and kept anyway.
 */
export interface LessonRun {
  readonly format: typeof lessonRunFormat
  readonly id: string
  readonly course: string
  readonly lesson: string
  /** Of the lesson's steps: after an update of the pack the run no longer fits. */
  readonly fingerprint: number
  /** Epoch ms. */
  readonly startedAt: number
  /** The lessons that passing this run's check skips; only of a check to skip to `lesson`. */
  readonly skips?: readonly string[] | undefined
  readonly parts: readonly LessonPart[]
  /** Place of the part that the learner has come to. */
  readonly at: number
}

/** What distinguishes one state of a lesson's steps from another. */
export function fingerprintOf({ steps }: CourseLesson): number {
  return hashText(JSON.stringify(steps))
}

/**
 * The run with its next part.
 * @param asked the items asked just before: exercises begin with others, where they have others, and
 * with one that is not typed
 */
export function goOn(run: LessonRun, asked: readonly string[] = []): LessonRun {
  const at = run.at + 1
  const next = run.parts[at]
  if (next === undefined || !('start' in next)) return { ...run, at }
  const { planned } = next.start
  // The part before may have ended with as many typed answers as there may be in a row.
  const first = planned.find(
    (each) => !isTyped(each.kind) && !itemsOf(each).some((item) => asked.includes(item)),
  )
  const rest = planned.filter((each) => each !== first)
  const apart = keepExercisesApart(first === undefined ? rest : [first, ...rest], asked)
  // None of them is left out for it.
  if (apart.length < planned.length) return { ...run, at }
  const part = { ...next, start: { ...next.start, planned: apart } }
  const parts = run.parts.map((each, place) => (place === at ? part : each))
  return { ...run, at, parts }
}

/**
 * `anew`, begun where `run` stands: what the course has by now, a recording say, is asked in what
 * comes. `run` as it is once it has asked something, or where the pages before are others.
 */
export function beginAnew(run: LessonRun, anew: LessonRun): LessonRun {
  const before = (each: LessonRun) => each.parts.slice(0, run.at + 1)
  const isRead = before(run).every((part) => !('start' in part))
  const isSame = JSON.stringify(before(run)) === JSON.stringify(before(anew))
  return isRead && isSame ? { ...anew, at: run.at } : run
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/**
 * A run of this lesson that was stored in the middle. Undefined for what another version stored,
 * for a lesson that has changed since, and for anything else: begin again then.
 */
export function readLessonRun(stored: unknown, lesson: CourseLesson): LessonRun | undefined {
  if (!isObject(stored) || stored['format'] !== lessonRunFormat) return undefined
  if (stored['lesson'] !== lesson.id || stored['fingerprint'] !== fingerprintOf(lesson)) {
    return undefined
  }
  // Only `startLesson`, `startSkipCheck` and `repeatCheck` make what carries this number.
  const run = stored as unknown as LessonRun
  const parts: LessonPart[] = []
  for (const part of run.parts) {
    if (!('start' in part)) parts.push(part)
    else {
      const start = readSessionStart(part.start)
      if (start === undefined) return undefined
      parts.push({ ...part, start })
    }
  }
  return { ...run, parts }
}
