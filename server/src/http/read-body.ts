import { refuse, succeed, type Outcome } from '../outcome.ts'
import { parseBody } from './parse-body.ts'
import type { Route } from './route.ts'

/**
 * Reads and parses the body of a request, and stops reading where it is longer than the route
 * allows, whatever `Content-Length` says or does not say.
 */
export async function readBody(
  { body: schema, bodyLimitBytes }: Pick<Route, 'body' | 'bodyLimitBytes'>,
  request: Request,
): Promise<Outcome<unknown>> {
  if (schema === undefined) return succeed(undefined)
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) {
    return refuse('invalid-request')
  }
  const bytes = await readBytes(request, bodyLimitBytes)
  if (!bytes.ok) return bytes
  let body: unknown
  try {
    body = JSON.parse(bytes.value.toString())
  } catch {
    // Not JSON: the one thing that `parse` throws for.
    return refuse('invalid-request')
  }
  return parseBody(schema, body)
}

/** The body as it came, up to a limit. */
export async function readBytes(request: Request, limitBytes: number): Promise<Outcome<Buffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > limitBytes) return refuse('too-large')
  const chunks: Uint8Array[] = []
  let bytes = 0
  const stream: AsyncIterable<Uint8Array> | Iterable<Uint8Array> = request.body ?? []
  for await (const chunk of stream) {
    chunks.push(chunk)
    bytes += chunk.byteLength
    if (bytes > limitBytes) return refuse('too-large')
  }
  return succeed(Buffer.concat(chunks))
}
