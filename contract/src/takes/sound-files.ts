import * as v from 'valibot'

/** Splits the name of a sound file by its content, `<sha256>.flac` or `.opus`. */
export const soundFileSchema = v.pipe(
  v.string(),
  v.regex(/^[0-9a-f]{64}\.(flac|opus)$/),
  v.transform((name) => {
    const [hash, ending] = name.split('.') as [string, 'flac' | 'opus']
    return { hash, ending }
  }),
)
export type SoundFile = v.InferOutput<typeof soundFileSchema>

/** Splits the name of what a reviewer hears of a take, `<id of the take>.flac` or `.copy`. */
export const reviewClipSchema = v.pipe(
  v.string(),
  v.regex(/^[0-9a-f-]{36}\.(flac|copy)$/),
  v.transform((name) => {
    const [id, ending] = name.split('.') as [string, 'flac' | 'copy']
    return { id, ending }
  }),
)
export type ReviewClipName = v.InferOutput<typeof reviewClipSchema>
