import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { jsonSchemaFiles } from './json-schema.ts'

for (const [name, schema] of Object.entries(jsonSchemaFiles())) {
  await writeFile(join(import.meta.dirname, name), JSON.stringify(schema, null, 2))
}
