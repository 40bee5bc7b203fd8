import * as v from 'valibot'

/** A UUID in lowercase, made by a device or by the server. */
export const idSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/))
/** A speaker, for people who must not know which account it is. */
export const speakerIdSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/))
/** Epoch milliseconds by the device's clock. Wrong clocks are stored, not refused. */
export const instantSchema = v.pipe(v.number(), v.safeInteger())
/** Name of a course, an item, a setting. Without U+0000, which no text of PostgreSQL can hold. */
export const keySchema = v.pipe(v.string(), v.minLength(1), v.maxLength(200), v.excludes('\u0000'))

/** Asks for the page after a place that the page before named; the first page without it. */
export const pageAfterSchema = v.object({ after: v.optional(v.string(), '') })

/** Asks for the page before a place; the newest without it. */
export const pageBeforeSchema = v.object({ before: v.optional(v.string()) })

/** A number in an address. */
export const wholeNumber = v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))

/**
 * A field people fill, refused as `too-long` beyond `maxLength` UTF-16 code units. U+0000 is
 * refused as `invalid-value`: PostgreSQL cannot hold it, and nobody types it.
 */
export const textField = (maxLength: number) =>
  v.pipe(v.string(), v.excludes('\u0000', 'invalid-value'), v.maxLength(maxLength, 'too-long'))
