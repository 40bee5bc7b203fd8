import type { Context } from 'hono'
import type * as v from 'valibot'
import { succeed, type Result } from '../result.ts'
import { parseInput } from './parse-input.ts'
import { readBytes } from './read-body.ts'
import type { HttpTypes } from './request-scope.ts'

/**
 * Reads a body that is a file, after parsing the JSON in a header that describes the file.
 */
export async function receiveFile<Schema extends v.GenericSchema>(
  c: Context<HttpTypes>,
  expected: { header: string; schema: Schema; limitBytes: number },
): Promise<Result<{ fields: v.InferOutput<Schema>; bytes: Buffer }>> {
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
