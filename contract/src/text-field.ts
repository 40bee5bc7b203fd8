import * as v from 'valibot'

/**
 * A field people fill, told as `too-long` beyond `maxLength` UTF-16 code units. U+0000 is refused
 * as `invalid-value`: PostgreSQL cannot hold it, and nobody types it.
 */
export const textField = (maxLength: number) =>
  v.pipe(v.string(), v.excludes('\u0000', 'invalid-value'), v.maxLength(maxLength, 'too-long'))
