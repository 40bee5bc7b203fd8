import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { loadPacks, packsFolder } from './index.ts'
import { jsonSchemaFiles } from './json-schema.ts'
import { describeContent } from './overview.ts'

/**
 * `node content/write-derived.ts` writes what follows from the packs and from their schema: what the
 * courses hold (`docs/content.md`), and the JSON schemas that editors check a pack with.
 */
for (const [name, schema] of Object.entries(jsonSchemaFiles())) {
  await writeFile(join(import.meta.dirname, name), JSON.stringify(schema, null, 2))
}
const file = join(import.meta.dirname, '../docs/content.md')
await writeFile(file, describeContent(await loadPacks(packsFolder)))
