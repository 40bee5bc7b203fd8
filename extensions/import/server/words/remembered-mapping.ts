import { separators } from '@mboa/contract/table'
import { defaultMapping, type Mapping, type ReadName } from '@mboa/formats'
import * as v from 'valibot'
import { listImports } from '../../../../server/src/modules/contributions/index.ts'
import type { Queries } from '../../../../server/src/platform/database/database.ts'

const tags = v.array(v.string())
/** What may be said of fields; all of it may be left out. */
export const mappingSchema = v.partial(
  v.strictObject({
    text: tags,
    conventions: v.record(v.string(), v.string()),
    glosses: v.partial(v.strictObject({ en: tags, fr: tags })),
    definitions: v.boolean(),
    markers: v.record(v.string(), v.string()),
    columns: v.record(v.string(), v.string()),
    sheet: v.string(),
    separator: v.picklist(['', ...separators]),
    tiers: v.record(v.string(), v.string()),
  }),
)

export function completeMapping(given: v.InferOutput<typeof mappingSchema>): Mapping {
  const glosses = { ...defaultMapping.glosses, ...given.glosses }
  return { ...defaultMapping, ...given, glosses } as Mapping
}

/** How fields were understood in the last import of a course and format; undefined before the first. */
export async function findRememberedMapping(
  queries: Queries,
  { course, format }: { course: string; format: ReadName },
): Promise<Mapping | undefined> {
  const last = (await listImports(queries, course)).findLast((each) => each.format === format)
  return last && completeMapping(v.parse(mappingSchema, JSON.parse(last.mapping)))
}
