import type { ReviewedKind } from './exercise-kinds.ts'

/**
 * What can be known about a word, each with a card of its own: `recognise` its meaning when seen,
 * `recall` its form from the meaning, `hear` it and know it, `write` it down from hearing.
 */
export const skills = ['recognise', 'recall', 'hear', 'write'] as const
export type Skill = (typeof skills)[number]

/** FSRS: 1 Again, 2 Hard, 3 Good, 4 Easy. */
export type Rating = 1 | 2 | 3 | 4

/** One answer to one exercise. The unit of learning history: everything else is computed. */
export interface ReviewEvent {
  readonly type: 'review'
  readonly id: string
  /** Epoch ms by the device's clock, which may be wrong. */
  readonly answeredAt: number
  readonly course: string
  readonly item: string
  readonly skill: Skill
  readonly exercise: ReviewedKind
  /** The kind itself where it came later than `exercise` can name (`kindOf`). */
  readonly form?: string | undefined
  readonly rating: Rating
  readonly verdict: 'exact' | 'tone' | 'letters' | 'typo' | 'order' | 'wrong'
  readonly outcome: 'correct' | 'almost' | 'wrong'
  readonly answer: string
  readonly tookMs: number
  readonly session: string
}

/** Takes back one event of the same learner, whichever of the two arrives first. */
export interface UndoEvent {
  readonly type: 'undo'
  readonly id: string
  readonly answeredAt: number
  readonly course: string
  readonly undoes: string
}

/** One field of the learner's settings; the last writer wins per field. */
export interface SettingEvent {
  readonly type: 'setting'
  readonly id: string
  readonly answeredAt: number
  readonly name: string
  readonly value: string | number | boolean
}

/** A lesson was finished: gone through, or shown to be known by a check that skipped it. */
export interface LessonEvent {
  readonly type: 'lesson'
  readonly id: string
  readonly answeredAt: number
  readonly course: string
  readonly lesson: string
  readonly how: 'done' | 'skipped'
}

export type PracticeEvent = ReviewEvent | UndoEvent | SettingEvent | LessonEvent

/** An event as it is folded; `receivedAt` (epoch ms, the server's clock) once it is acknowledged. */
export type Foldable<Event extends PracticeEvent = PracticeEvent> = Event & {
  readonly receivedAt?: number | undefined
}

/**
 * Whether an event is taken back: an undo of it stands, and an undo stands unless taken back
 * itself. `undosOf` lists the ids of the undo events that name an id. Each undo names one event,
 * so what leads to a review or a setting is a tree, and this ends.
 */
export function isUndone(
  id: string,
  undosOf: (id: string) => readonly string[] | undefined,
): boolean {
  return (undosOf(id) ?? []).some((undoId) => !isUndone(undoId, undosOf))
}
