import { conceptFileSchema, courseDescriptionSchema, unitPackSchema } from '@mboa/contract'
import { unconfirmedSchema } from './checks/unconfirmed.ts'
import { toJsonSchema } from '@valibot/to-json-schema'
import { idsSchema } from './checks/ids.ts'

/**
 * The published JSON Schemas, as files in `content/`: editors complete and check packs with
 * them while one writes. `content check` knows more; they only describe shapes.
 */
export function jsonSchemaFiles(): Record<string, object> {
  return {
    'pack.schema.json': fileOf('A unit of a Mboa course', unitPackSchema),
    'concepts.schema.json': fileOf('A section of Mboa’s list of concepts', conceptFileSchema),
    'unconfirmed.schema.json': fileOf('What a Mboa course must not teach yet', unconfirmedSchema),
    'course.schema.json': fileOf('The description of a Mboa course', courseDescriptionSchema),
    'ids.schema.json': fileOf('The ids that a Mboa course has used', idsSchema),
  }
}

type PublishedSchema =
  | typeof unitPackSchema
  | typeof courseDescriptionSchema
  | typeof conceptFileSchema
  | typeof idsSchema
  | typeof unconfirmedSchema

function fileOf(title: string, schema: PublishedSchema): object {
  const json = toJsonSchema(schema, {
    // In a file an unknown key is a misspelled one; on the wire it is a newer server's.
    overrideSchema: ({ valibotSchema, jsonSchema }) =>
      valibotSchema.type === 'object' ? { ...jsonSchema, additionalProperties: false } : null,
  })
  return { title, ...json }
}
