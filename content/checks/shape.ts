import type { GenericIssue, GenericSchema, InferOutput } from 'valibot'
import { itemLicences } from '@mboa/contract'
import * as v from 'valibot'
import type { Finding, ProblemCode } from '../problem.ts'
import type { Path } from '../yaml-file.ts'

/** The value as its schema types it, or what is wrong with its shape. */
export function checkShape<S extends GenericSchema>(
  schema: S,
  value: unknown,
): { output?: InferOutput<S>; findings: Finding[] } {
  const unknown = unknownKeys(schema, value, [])
  const result = v.safeParse(schema, value)
  if (result.success) return { output: result.output, findings: unknown }
  return { findings: [...unknown, ...result.issues.map(findingOf)] }
}

function findingOf(issue: GenericIssue): Finding {
  const path = pathOf(issue)
  const name = path.findLast((key) => typeof key === 'string') ?? 'file'
  const missing = issue.received === 'undefined' || issue.received === 'null'
  const empty = issue.type === 'min_length' || issue.received === '""'
  const message = missing
    ? `"${name}" is missing`
    : empty
      ? `"${name}" is empty`
      : `"${name}": expected ${expected(issue)}, found ${issue.received}`
  return { path, code: codeOf(path), message }
}

/** A pattern says what it wants in the schema's own words; packs have open licences alone. */
function expected(issue: GenericIssue): string {
  if (pathOf(issue).at(-1) === 'licence') return itemLicences.join(', ')
  return issue.type === 'regex' ? issue.message : (issue.expected ?? issue.message)
}

function pathOf(issue: GenericIssue): Path {
  return (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)))
}

/** From the most particular to the most general place. */
function codeOf(path: Path): ProblemCode {
  if (path.at(-1) === 'format') return 'wrong-format'
  if (path.at(-1) === 'licence') return 'licence'
  if (path.includes('gloss')) return 'missing-gloss'
  if (path.includes('sources')) return 'source'
  if (path.includes('orthography')) return 'orthography'
  if (path.includes('alphabet')) return 'alphabet'
  return 'shape'
}

type SchemaParts = { entries?: unknown; item?: unknown; wrapped?: unknown; options?: unknown }

/**
 * Keys that the schema does not know. The schema itself drops them silently, because browsers
 * must go on reading packs that newer servers send; in a file they are misspelled keys.
 */
function unknownKeys(schema: unknown, value: unknown, path: Path): Finding[] {
  const { entries, item, wrapped, options } = schema as SchemaParts
  if (wrapped !== undefined) return unknownKeys(wrapped, value, path)
  if (item !== undefined && Array.isArray(value)) {
    return value.flatMap((element: unknown, index) => unknownKeys(item, element, [...path, index]))
  }
  if (Array.isArray(options) && isRecord(value)) {
    const option: unknown = options.find((one) => v.is(stepOf(one), value['step']))
    return unknownKeys(option ?? {}, value, path)
  }
  if (!isRecord(entries) || !isRecord(value)) return []
  return Object.entries(value).flatMap(([key, inner]): Finding[] =>
    Object.hasOwn(entries, key)
      ? unknownKeys(entries[key], inner, [...path, key])
      : [{ path: [...path, key], code: 'unknown-key', message: `"${key}" is not a known key` }],
  )
}

/** The schema of the key that distinguishes a lesson's steps. */
function stepOf(option: unknown): GenericSchema {
  return (option as { entries: { step: GenericSchema } }).entries.step
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
