import { flaws, sentBackReasons } from '@mboa/domain'
import * as v from 'valibot'
import { keySchema } from '../fields.ts'
import { shownTakeSchema, takeSchema, takeStates } from './recordings.ts'

const longestReviewComment = 500

/**
 * Body of `PUT /api/takes/:id/review`, by a recorder of the take's language; the last one counts,
 * `DELETE` takes it back. One's own take is `not-allowed`, one of a language that one does not
 * record `not-found`. `other` is refused with `required` (field `comment`) without words.
 *
 * `approve` is `not-heard` before the clip was fetched from `reviewClip` by this reviewer, and
 * before all that they approved can have been heard one after the other: `retryAfterSeconds` says
 * for how long more. `move` is for a take that holds another word of its kind: it waits there from
 * then on, without what was said of it. It is `not-heard` before the clip was fetched,
 * `invalid-value` (field `item`) where there is no such word, and counts as sent back for
 * `wrong-word` where the take waits no longer or the reviewer does not weigh in full.
 */
export const takeReviewSchema = v.variant('verdict', [
  v.object({ verdict: v.literal('approve') }),
  v.object({ verdict: v.literal('move'), item: keySchema }),
  v.pipe(
    v.object({
      verdict: v.literal('send-back'),
      reason: v.picklist(sentBackReasons),
      comment: v.pipe(
        v.string(),
        v.trim(),
        v.maxLength(longestReviewComment, 'too-long'),
        v.excludes('\u0000', 'invalid-value'),
      ),
    }),
    v.forward(
      v.check(({ reason, comment }) => reason !== 'other' || comment !== '', 'required'),
      ['comment'],
    ),
  ),
])
export type TakeReviewRequest = v.InferOutput<typeof takeReviewSchema>

export const reviewerWeights = ['none', 'half', 'full'] as const

/** Answer of both: what has become of the take. */
export const reviewedTakeSchema = v.object({
  id: v.string(),
  state: v.picklist(takeStates),
  /** Only of a clip that was deliberately wrong, which nobody knows before. */
  probe: v.optional(
    v.object({
      flaw: v.picklist(flaws),
      wasCaught: v.boolean(),
      /** What the reviewer's word counts from now on. */
      weight: v.picklist(reviewerWeights),
    }),
  ),
})
export type ReviewedTake = v.InferOutput<typeof reviewedTakeSchema>

/**
 * Somebody else's take that waits for one's judgement; its addresses are those of `reviewClip`. They
 * answer what is heard alone: `heard` begins with the file, and so do the peaks, half as many as
 * elsewhere. Hashes name the clip, not its bytes. One in twenty is a probe, of which nothing here tells.
 */
export const takeToReviewSchema = v.object({
  ...v.omit(shownTakeSchema, ['sentBackReason', 'sentBackComment', 'decidedAt', 'state', 'speaker'])
    .entries,
  peaks: takeSchema.entries.peaks,
  /** What learners wrote who reported it since; one entry each, empty where they wrote nothing. */
  doubts: v.array(v.string()),
})
export type TakeToReview = v.InferOutput<typeof takeToReviewSchema>

export const reviewQueueLimit = 25

/**
 * Answer of `GET /api/reviews/queue?course=<course>`: first what learners doubt, then what one more
 * approval decides, then the oldest. `not-found` for who does not record the language.
 */
export const reviewQueueSchema = v.object({
  takes: v.array(takeToReviewSchema),
  /** All that wait, also those not listed. */
  waiting: v.number(),
  /** What the reviewer's word counts now. */
  weight: v.picklist(reviewerWeights),
})
export type ReviewQueue = v.InferOutput<typeof reviewQueueSchema>
