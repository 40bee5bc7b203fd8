import type { Context } from 'hono'
import type * as v from 'valibot'
import { refuse, succeed, type Result } from '../result.ts'
import { parseInput } from './parse-input.ts'
import { readBytes } from './read-body.ts'
import type { HttpTypes } from './request-scope.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Whether a device may have made this id; nothing is called by any other. */
export const isDeviceId = (id: string): boolean => uuid.test(id)

/**
 * A body that is a file, and what a header says of it as JSON, which is judged before the file is
 * read. `not-found` for an id that no device makes.
 */
export async function receiveFile<Schema extends v.GenericSchema>(
  c: Context<HttpTypes>,
  id: string,
  expected: { header: string; schema: Schema; limitBytes: number },
): Promise<Result<{ fields: v.InferOutput<Schema>; bytes: Buffer }>> {
  if (!isDeviceId(id)) return refuse('not-found')
  const fields = parseInput(expected.schema, parseJson(c.req.header(expected.header)))
  if (!fields.ok) return fields
  const bytes = await readBytes(c, expected.limitBytes)
  return bytes.ok ? succeed({ fields: fields.value, bytes: bytes.value }) : bytes
}

/** Undefined, which no schema takes, for what is not JSON. */
function parseJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}
