import * as v from 'valibot'
import { glossLanguages } from './content-items.ts'

const flag = v.optional(v.picklist(['0', '1']), '0')

/** Query of `GET /api/profile/decks/:course`: the language of the fields, and what comes along. */
export const deckWishesSchema = v.object({
  language: v.picklist(glossLanguages),
  /** Recordings whose speakers give them to open data. */
  sound: flag,
  /** How far one is with each card, and all answers that led there. */
  progress: flag,
})
