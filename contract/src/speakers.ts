import * as v from 'valibot'

/** How a speaker is named beside their recordings; nobody is named who has not asked for it. */
export const speakerCreditSchema = v.variant('kind', [
  v.object({ kind: v.literal('anonymous') }),
  /** The full name of the account, as it is when somebody looks. */
  v.object({ kind: v.literal('name') }),
  v.object({
    kind: v.literal('pseudonym'),
    pseudonym: v.pipe(
      v.string(),
      v.trim(),
      v.minLength(1, 'required'),
      v.maxLength(60, 'too-long'),
      v.excludes('\u0000', 'invalid-value'),
    ),
  }),
])
/** Body of `PUT`, answer of `GET` and `PUT /api/speaker-credit`. */
export type SpeakerCredit = v.InferOutput<typeof speakerCreditSchema>
