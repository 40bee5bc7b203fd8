import type { SyllableTone } from '../melody/syllable-tones.ts'

/**
 * What can be known about a word, each with a card of its own: `recognise` its meaning when seen,
 * `recall` its form from the meaning, `hear` it and know it, `write` it down from hearing, `say` it
 * as its speakers do. Kept for ever in learners' histories: never take one away.
 */
export const skills = ['recognise', 'recall', 'hear', 'write', 'say'] as const
export type Skill = (typeof skills)[number]

/** What lessons drill: saying is practised in sessions alone. */
export const drilledSkills = ['recognise', 'recall', 'hear', 'write'] as const satisfies Skill[]
export type DrilledSkill = (typeof drilledSkills)[number]

/** What a card may be of: a skill of an item, or `tone`, a contrast of two tones told apart. */
export const cardSkills = [...skills, 'tone'] as const
export type CardSkill = (typeof cardSkills)[number]

/** FSRS: 1 Again, 2 Hard, 3 Good, 4 Easy. */
export type Rating = 1 | 2 | 3 | 4

/** What sounded in a trial of tones, and what it was taken for. */
export interface HeardTone {
  /** The word's id. */
  readonly word: string
  /** Of the syllable that was asked about. */
  readonly tone: SyllableTone
  /** Undefined where the answer does not tell. */
  readonly as?: SyllableTone | undefined
  /** The first, second or third voice that this device has for it, from 0 on. */
  readonly voice: number
  /** Who said it; it was hummed where nobody did. */
  readonly speaker?: string | undefined
}

/** One answer to one exercise. The unit of learning history: everything else is computed. */
export interface ReviewEvent {
  readonly type: 'review'
  readonly id: string
  /** Epoch ms by the device's clock, which may be wrong. */
  readonly answeredAt: number
  readonly course: string
  readonly item: string
  /** One of `cardSkills`; reviews of later versions may name another, and are not folded. */
  readonly skill: string
  /** Of the exercise: one of `exerciseKinds` or `toneExerciseKinds`, or one of a later version. */
  readonly kind: string
  readonly rating: Rating
  readonly verdict: 'exact' | 'tone' | 'letters' | 'typo' | 'order' | 'wrong'
  readonly outcome: 'correct' | 'almost' | 'wrong'
  readonly answer: string
  readonly tookMs: number
  readonly session: string
  /**
   * Offset of local time from UTC when it was answered. Without it, the reader's time zone decides
   * the day.
   */
  readonly utcOffsetMinutes?: number | undefined
  /** Of the skill `tone` alone. */
  readonly heard?: HeardTone | undefined
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
 * so what leads to a review or a setting is a tree, and this ends. A loop, because a chain of undos
 * can be longer than the call stack.
 */
export function isUndone(
  id: string,
  undosOf: (id: string) => readonly string[] | undefined,
): boolean {
  const path = [{ undos: undosOf(id) ?? [], next: 0 }]
  for (let place = path.at(-1); place !== undefined; place = path.at(-1)) {
    const undo = place.undos[place.next++]
    if (undo !== undefined) {
      path.push({ undos: undosOf(undo) ?? [], next: 0 })
      continue
    }
    // No undo of this event stands, so that it takes back the one before it on the path.
    path.pop()
    if (path.length === 0) return false
    path.pop()
    if (path.length === 0) return true
  }
  return false
}
