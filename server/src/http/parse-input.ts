import { errorCodes, type ErrorCode } from '@mboa/contract'
import * as v from 'valibot'
import { refuse, succeed, type Result } from '../result.ts'

/** Parses a body or a query; every wrong field is named at once. */
export function parseInput<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
): Result<v.InferOutput<Schema>> {
  const parsed = v.safeParse(schema, input)
  if (parsed.success) return succeed(parsed.output)
  const fields = fieldErrors(parsed.issues)
  const [first] = Object.values(fields)
  return first === undefined ? refuse('invalid-request') : refuse(first, { fields })
}

/**
 * The first code for each field. A schema's own messages may be codes (`v.nonEmpty('required')`);
 * a missing key is `required`, anything else `invalid-value`.
 */
export function fieldErrors(
  issues: readonly v.BaseIssue<unknown>[],
): Readonly<Record<string, ErrorCode>> {
  const fields: Record<string, ErrorCode> = {}
  for (const issue of issues) {
    const name = v.getDotPath(issue)
    if (name !== null) fields[name] ??= codeOf(issue)
  }
  return fields
}

function codeOf(issue: v.BaseIssue<unknown>): ErrorCode {
  const code = errorCodes.find((known) => known === issue.message)
  return code ?? (issue.received === 'undefined' ? 'required' : 'invalid-value')
}
