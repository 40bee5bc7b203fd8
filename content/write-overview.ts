import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { loadPacks, packsFolder } from './index.ts'
import { describeContent } from './overview.ts'

/** `node content/write-overview.ts` writes what the courses hold into `docs/content.md`. */
const file = join(import.meta.dirname, '../docs/content.md')
await writeFile(file, describeContent(await loadPacks(packsFolder)))
