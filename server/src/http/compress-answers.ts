import type { MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import { apiPaths, recorderApiPaths, openApiPaths } from '@mboa/contract'

/**
 * What grows with somebody's work, and would be most of what a data line carries. Each holds what
 * one account has made, what the recorders of a language have, or the words of a challenge, and no
 * secret: neither the session nor a code is in any of them. Answers
 * about accounts are left as they are, so that no length betrays a secret beside words that came
 * with the request (BREACH). Packs and the list of courses bring their own compression.
 */
const compressed: readonly string[] = [
  apiPaths.sync,
  apiPaths.courseRecordings,
  apiPaths.takes,
  recorderApiPaths.takesShown,
  recorderApiPaths.recordingList,
  openApiPaths.challenge,
]

/** Compresses the long JSON answers for whoever accepts it. */
export function compressAnswers(): readonly [path: string, handler: MiddlewareHandler][] {
  return compressed.map((path) => [path, compress({ contentTypeFilter: /^application\/json/ })])
}
