import { readFile } from 'node:fs/promises'
import type { Orthography } from '@mboa/contract'
import { defaultMapping, type ReadName, type Mapping } from '@mboa/formats'
import * as v from 'valibot'
import { listImports } from '../../modules/contributions/index.ts'
import type { Queries } from '../../platform/database/database.ts'
import { MisuseError } from '../command.ts'

const tags = v.array(v.string())
const mappingSchema = v.partial(
  v.strictObject({
    text: tags,
    conventions: v.record(v.string(), v.string()),
    glosses: v.partial(v.strictObject({ en: tags, fr: tags })),
    definitions: v.boolean(),
    markers: v.record(v.string(), v.string()),
    columns: v.record(v.string(), v.string()),
    sheet: v.string(),
    tiers: v.record(v.string(), v.string()),
  }),
)

/**
 * How fields are understood: by the file given, else as the last import of this course and format
 * was, else as the format has it.
 */
export async function readMapping(
  queries: Queries,
  { course, format, file }: { course: string; format: ReadName; file: string | undefined },
): Promise<{ mapping: Mapping; from: 'file' | 'last' | 'format' }> {
  if (file !== undefined) return { mapping: complete(await readOptionFile(file)), from: 'file' }
  const last = (await listImports(queries, course)).findLast((each) => each.format === format)
  if (last === undefined) return { mapping: defaultMapping, from: 'format' }
  return { mapping: complete(v.parse(mappingSchema, JSON.parse(last.mapping))), from: 'last' }
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

function complete(given: v.InferOutput<typeof mappingSchema>): Mapping {
  const glosses = { ...defaultMapping.glosses, ...given.glosses }
  return { ...defaultMapping, ...given, glosses } as Mapping
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
