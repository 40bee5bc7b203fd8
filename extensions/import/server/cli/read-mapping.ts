import { readFile } from 'node:fs/promises'
import type { Orthography } from '@mboa/contract'
import { defaultMapping, type ReadName, type Mapping } from '@mboa/formats'
import * as v from 'valibot'
import { MisuseError } from '../../../../server/src/cli/command.ts'
import type { Queries } from '../../../../server/src/platform/database/database.ts'
import {
  completeMapping,
  findRememberedMapping,
  mappingSchema,
} from '../words/remembered-mapping.ts'

/**
 * How fields are understood: by the file given, else as the last import of this course and format
 * was, else as the format has it.
 */
export async function readMapping(
  queries: Queries,
  { course, format, file }: { course: string; format: ReadName; file: string | undefined },
): Promise<{ mapping: Mapping; from: 'file' | 'last' | 'format' }> {
  if (file !== undefined) {
    return { mapping: completeMapping(await readOptionFile(file)), from: 'file' }
  }
  const last = await findRememberedMapping(queries, { course, format })
  return last === undefined
    ? { mapping: defaultMapping, from: 'format' }
    : { mapping: last, from: 'last' }
}

/** Each writing system that is said to be a convention is one of the course's. */
export function checkConventions({ conventions }: Mapping, { id, others = [] }: Orthography): void {
  const known = [id, ...others.map((other) => other.id)]
  const found = Object.entries(conventions).find(([, convention]) => !known.includes(convention))
  if (found === undefined) return
  throw new MisuseError(
    `"conventions" says that ${found[0]} is "${found[1]}": the course has ${known.join(', ')}.`,
  )
}

async function readOptionFile(file: string): Promise<v.InferOutput<typeof mappingSchema>> {
  let value: unknown
  try {
    value = JSON.parse(await readFile(file, 'utf8'))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new MisuseError(`The options in ${file} cannot be read: ${reason}`)
  }
  const parsed = v.safeParse(mappingSchema, value)
  if (parsed.success) return parsed.output
  const [issue] = parsed.issues
  const where = v.getDotPath(issue) ?? 'the whole'
  throw new MisuseError(`The options in ${file} are wrong at "${where}": ${issue.message}`)
}
