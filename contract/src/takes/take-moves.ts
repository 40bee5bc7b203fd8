import * as v from 'valibot'
import { idSchema as id, keySchema as key } from '../fields.ts'

/** What a recorder says of a take of theirs: it holds another word of its kind. */
export const takeMoveSchema = v.object({
  /** Made by the device: the same again changes nothing. */
  id,
  take: id,
  /** The word or sentence that it holds, as in the description of a take. */
  item: key,
})
export type TakeMove = v.InferOutput<typeof takeMoveSchema>

export const takeMovesLimit = 200

/**
 * Body of `POST /api/takes/moves`: takes of one's own that were filed under another word than they
 * hold. Each is judged alone. It waits there from then on, also where it was approved or sent back,
 * without what was said of it as the other word; its sound and who speaks stay as they are.
 */
export const takeMovesRequestSchema = v.object({
  moves: v.pipe(v.array(v.unknown()), v.maxLength(takeMovesLimit)),
})
export type TakeMovesRequest = v.InferOutput<typeof takeMovesRequestSchema>

export const takeMovesResponseSchema = v.object({
  /** Durable now, also those that were received before. */
  acknowledged: v.array(v.object({ id: v.string() })),
  /**
   * For good: `not-found` where it is no take of one's own, `take-withdrawn`, `not-allowed` of a
   * language that one does not record, `invalid-value` where there is no such word of its kind.
   */
  refused: v.array(v.object({ id: v.string(), reason: v.string() })),
})
export type TakeMovesResponse = v.InferOutput<typeof takeMovesResponseSchema>
