import * as v from 'valibot'

const id = v.pipe(v.string(), v.minLength(1))
const at = v.pipe(v.number(), v.integer())

/** Something that a person took back or deleted, by ids alone: nothing of them stands in it. */
export const withdrawalSchema = v.variant('what', [
  v.object({ what: v.literal('take'), id, at }),
  /** It holds another word than it was filed under, which is named by its id. */
  v.object({ what: v.literal('take-move'), id, item: id, at }),
  v.object({ what: v.literal('consent'), id, at }),
  v.object({ what: v.literal('contribution'), id, at }),
  /**
   * Who speaks without an account agrees to nothing any more, or all of them is deleted: with the
   * consents that end, because a later one is no matter of this withdrawal.
   */
  v.object({
    what: v.literal('speaker'),
    id,
    wish: v.picklist(['withdraw', 'delete']),
    consents: v.array(id),
    at,
  }),
  /** A voice or a recording that somebody has made for themselves alone. */
  v.object({ what: v.literal('private-sound'), account: id, id, at }),
  /** By the hash of its name, which is another for each. */
  v.object({ what: v.literal('photo'), account: id, id, at }),
  /** How a speaker is named from then on, by a hash: whatever else they chose before is over. */
  v.object({ what: v.literal('credit'), account: id, id, at }),
  /** With what became of its recordings. */
  v.object({
    what: v.literal('account'),
    id,
    recordings: v.picklist(['keep', 'withdraw']),
    /** Those who spoke on its devices and stayed. */
    speakersKept: v.array(id),
    at,
  }),
  v.object({ what: v.literal('session'), id, at }),
  /** All that an account had opened until then. */
  v.object({ what: v.literal('sessions'), id, at }),
  /** The right to record a language, by its code. */
  v.object({ what: v.literal('recorder'), account: id, id, at }),
  /** The right to coordinate it. */
  v.object({ what: v.literal('coordinator'), account: id, id, at }),
  /** Of somebody who has not become a recorder by it. */
  v.object({ what: v.literal('invitation'), id, at }),
  /** A workshop that was closed before its end. */
  v.object({ what: v.literal('workshop'), id, at }),
  /** That an account has left a workshop. */
  v.object({ what: v.literal('workshop-left'), account: id, id, at }),
  /** A table or dictionary, with all of its words that nobody had judged or recorded. */
  v.object({ what: v.literal('import'), id, at }),
  /** One recording of such a file, by the hash of its sound as well: it may come again by another. */
  v.object({ what: v.literal('imported-clip'), id, course: id, sha256: id, at }),
  /** A course that is shown to nobody any more, by its code. */
  v.object({ what: v.literal('course'), id, at }),
  v.object({ what: v.literal('disabled'), id, at }),
  v.object({ what: v.literal('enabled'), id, at }),
])

/** `at` is the instant in epoch ms. */
export type Withdrawal = v.InferOutput<typeof withdrawalSchema>
