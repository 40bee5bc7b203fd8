import { exerciseKinds, outcomes, skills, verdicts } from '@mboa/domain'
import * as v from 'valibot'
import { eventIdSchema as id, instantSchema as instant, keySchema as key } from './event-fields.ts'

/** One answer to one exercise. The unit of learning history: everything else is computed. */
export const reviewEventSchema = v.object({
  type: v.literal('review'),
  id,
  answeredAt: instant,
  course: key,
  /** The word or sentence that was asked. */
  item: key,
  skill: v.picklist(skills),
  exercise: v.picklist(exerciseKinds),
  /** FSRS rating: 1 Again, 2 Hard, 3 Good, 4 Easy. */
  rating: v.picklist([1, 2, 3, 4]),
  verdict: v.picklist(verdicts),
  outcome: v.picklist(outcomes),
  /** What the learner typed or chose, as it was. */
  answer: v.pipe(v.string(), v.maxLength(500)),
  /** From showing the prompt to the answer. */
  tookMs: v.pipe(v.number(), v.integer(), v.minValue(0)),
  session: id,
})

/** Takes back one earlier event of the same learner. */
export const undoEventSchema = v.object({
  type: v.literal('undo'),
  id,
  answeredAt: instant,
  course: key,
  undoes: id,
})

/** One field of the learner's settings; the last writer wins per field. */
export const settingEventSchema = v.object({
  type: v.literal('setting'),
  id,
  answeredAt: instant,
  name: key,
  value: v.union([v.pipe(v.string(), v.maxLength(500)), v.number(), v.boolean()]),
})

/** A lesson was finished: gone through, or shown to be known by a check that skipped it. */
export const lessonEventSchema = v.object({
  type: v.literal('lesson'),
  id,
  answeredAt: instant,
  course: key,
  lesson: key,
  how: v.picklist(['done', 'skipped']),
})

export const practiceEventSchema = v.variant('type', [
  reviewEventSchema,
  undoEventSchema,
  settingEventSchema,
  lessonEventSchema,
])
export type ReviewEvent = v.InferOutput<typeof reviewEventSchema>
export type PracticeEvent = v.InferOutput<typeof practiceEventSchema>

/** An event as the server keeps it: with the server's time of receipt (epoch ms). */
export type ReceivedEvent = PracticeEvent & { receivedAt: number }

export const syncBatchLimit = 200
export const syncPageLimit = 1000

/**
 * Each event is judged alone: a malformed one is refused by id and never blocks the others,
 * so the batch is taken as unknown here and parsed one by one.
 */
export const syncRequestSchema = v.object({
  events: v.pipe(v.array(v.unknown()), v.maxLength(syncBatchLimit)),
  /** The learner's sequence up to which this device has everything; 0 to begin with. */
  cursor: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /**
   * Whose events these are: refused with `not-signed-in` while somebody else is signed in, as on
   * a phone that two people share. Absent from older versions of the app.
   */
  learner: v.optional(v.pipe(v.string(), v.maxLength(100))),
})
export type SyncRequest = v.InferOutput<typeof syncRequestSchema>

export const syncResponseSchema = v.object({
  /** Durable now; the device may forget that it had to send them. */
  acknowledged: v.array(v.object({ id, receivedAt: instant })),
  /** Refused for good, with what is wrong; the device keeps them and tells. */
  refused: v.array(v.object({ id: v.string(), reason: v.string() })),
  /** What the learner's devices added after the cursor, in order of sequence. */
  events: v.array(v.intersect([practiceEventSchema, v.object({ receivedAt: instant })])),
  /** Send this next time. */
  cursor: v.number(),
  /** True when a further page waits: ask again at once. */
  more: v.boolean(),
})
export type SyncResponse = v.InferOutput<typeof syncResponseSchema>
