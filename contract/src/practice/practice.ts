import {
  cardSkills,
  exerciseKinds,
  outcomes,
  syllableTones,
  toneExerciseKinds,
  verdicts,
} from '@mboa/domain'
import * as v from 'valibot'
import { idSchema as id, instantSchema as instant, keySchema as key } from '../fields.ts'

/** One answer to one exercise. The unit of learning history: everything else is computed. */
export const reviewEventSchema = v.object({
  type: v.literal('review'),
  id,
  answeredAt: instant,
  course: key,
  /** The word or sentence that was asked. */
  item: key,
  /** One of `cardSkills`, or a skill added by a later version. */
  skill: key,
  /** The kind of exercise: one of `reviewedKinds`, or a kind added by a later version. */
  kind: key,
  /** FSRS rating: 1 Again, 2 Hard, 3 Good, 4 Easy. */
  rating: v.picklist([1, 2, 3, 4]),
  verdict: v.picklist(verdicts),
  outcome: v.picklist(outcomes),
  /** What the learner typed or chose, as it was. */
  answer: v.pipe(v.string(), v.maxLength(500)),
  /** From showing the prompt to the answer. */
  tookMs: v.pipe(v.number(), v.integer(), v.minValue(0)),
  session: id,
  /** Offset of local time from UTC when it was answered, which decides the day it counts on. */
  utcOffsetMinutes: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(-1440), v.maxValue(1440)),
  ),
  /** What sounded in a trial of tones, and what it was taken for: of the skill `tone` alone. */
  heard: v.optional(
    v.object({
      word: key,
      tone: v.picklist(syllableTones),
      as: v.optional(v.picklist(syllableTones)),
      voice: v.pipe(v.number(), v.integer(), v.minValue(0)),
      speaker: v.optional(key),
    }),
  ),
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

/** The types of events that this version can read: others are withheld from it. */
export const eventKinds: readonly string[] = practiceEventSchema.options.map(
  ({ entries }) => entries.type.literal,
)

export const syncBatchLimit = 200
export const syncPageLimit = 1000

export const playedTakesLimit = 200

/** That a recording was played to its end. What a device plays on one day again counts once. */
export const playedTakeSchema = v.object({
  /** Of the take. */
  id,
  /** By the device's clock: whole days since 1970, in UTC. */
  day: v.pipe(v.number(), v.safeInteger()),
})
export type PlayedTake = v.InferOutput<typeof playedTakeSchema>

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
   * a phone that two people share.
   */
  learner: v.optional(v.pipe(v.string(), v.maxLength(100))),
  /** As the server last answered it; absent before the first answer. */
  epoch: v.optional(v.pipe(v.string(), v.maxLength(100))),
  /**
   * The types of events that the device can read; others are withheld. Whoever comes to know more
   * asks from 0 again. Without it, those of this version.
   */
  kinds: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(100))), v.maxLength(100))),
  /** Recordings heard since the last sync (`PlayedTake`). An invalid entry does not affect the rest. */
  played: v.optional(v.pipe(v.array(v.unknown()), v.maxLength(playedTakesLimit))),
})
export type SyncRequest = v.InferOutput<typeof syncRequestSchema>

/**
 * What a device sends of an event. `receivedAt` stands with what was acknowledged before the server
 * was restored from a backup: the event keeps the date that other devices know it by.
 */
export const sentEventSchema = v.intersect([
  practiceEventSchema,
  v.object({ receivedAt: v.optional(instant) }),
])
export type SentEvent = v.InferOutput<typeof sentEventSchema>

/** What every version can read of an event that is answered, now and later, and all that it must. */
export const answeredEventSchema = v.object({ id, receivedAt: instant })
export type AnsweredEvent = v.InferOutput<typeof answeredEventSchema>

/** Whether this version can read an event: it knows the event's type, skill, kind and values. */
export function isPracticeEvent<Given>(given: Given): given is Given & PracticeEvent {
  if (!v.is(practiceEventSchema, given)) return false
  if (given.type !== 'review') return true
  const { skill, kind } = given
  return cardSkills.some((known) => known === skill) && reviewedKinds.includes(kind)
}

const reviewedKinds: readonly string[] = [...exerciseKinds, ...toneExerciseKinds]

export const syncResponseSchema = v.object({
  /** Durable now; the device may forget that it had to send them. */
  acknowledged: v.array(v.object({ id, receivedAt: instant })),
  /** Refused for good, with what is wrong; the device keeps them and says so. */
  refused: v.array(v.object({ id: v.string(), reason: v.string() })),
  /**
   * What the learner's devices added after the cursor, in order of sequence, as it is kept: the
   * device judges each alone (`isPracticeEvent`), so that none of a later version holds up the rest.
   */
  events: v.array(v.custom<AnsweredEvent>((given) => v.is(answeredEventSchema, given))),
  /** Send this next time. */
  cursor: v.number(),
  /**
   * Names the history that the cursor counts in. Another one than was sent: the server was restored
   * from a backup and has answered from 0; the device sends again all that it has.
   */
  epoch: v.string(),
  /** True when a further page waits: ask again at once. */
  more: v.boolean(),
})
export type SyncResponse = v.InferOutput<typeof syncResponseSchema>
