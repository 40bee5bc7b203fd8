import { photoLimitBytes } from '@mboa/contract'
import type { Context } from 'hono'
import { refuse, succeed, type Result } from '../result.ts'
import { createBodySpool } from './body-spool.ts'
import { parseInput } from './parse-input.ts'
import type { HttpTypes } from './request-scope.ts'
import type { Route } from './route.ts'

/**
 * Reads and parses the body of a request, and stops reading where it is longer than the route
 * allows, whatever `Content-Length` says or does not say.
 */
export async function readBody(
  { bodySchema, bodyLimitBytes }: Pick<Route, 'bodySchema' | 'bodyLimitBytes'>,
  c: Context<HttpTypes>,
): Promise<Result<unknown>> {
  if (bodySchema === undefined) return succeed(undefined)
  if (!/^application\/json\b/i.test(c.req.header('content-type') ?? '')) {
    return refuse('invalid-request')
  }
  const bytes = await readBytes(c, bodyLimitBytes)
  if (!bytes.ok) return bytes
  let body: unknown
  try {
    body = JSON.parse(bytes.value.toString())
  } catch {
    // Not JSON: the one thing that `parse` throws for.
    return refuse('invalid-request')
  }
  return parseInput(bodySchema, body)
}

/** The body as it came, up to a limit. */
export async function readBytes(
  c: Context<HttpTypes>,
  limitBytes: number,
): Promise<Result<Buffer>> {
  const request = c.req.raw
  if (Number(request.headers.get('content-length') ?? 0) > limitBytes) return refuse('too-large')
  const stream: AsyncIterable<Uint8Array> | Iterable<Uint8Array> = request.body ?? []
  const spool = createBodySpool(c.get('spoolFolder'))
  let bytes = 0
  try {
    for await (const chunk of stream) {
      bytes += chunk.byteLength
      if (bytes > limitBytes) return refuse('too-large')
      await spool.write(chunk)
    }
    return succeed(await spool.readAll())
  } finally {
    await spool.close()
  }
}

/** Assumed size of a body without `Content-Length`: the largest file. */
const unknownBytes = photoLimitBytes

/** Largest possible size of a request's body in bytes; undefined without a body. */
export function foreseeBytes({ headers, body }: Request): number | undefined {
  if (body === null) return undefined
  const declared = headers.get('content-length')
  return declared === null ? unknownBytes : Number(declared)
}
