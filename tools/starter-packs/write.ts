import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { composeFiles } from './files.ts'

/** `node tools/starter-packs/write.ts [folder]`: writes the packs that come from CLDR. */
const folder = process.argv[2] ?? join(import.meta.dirname, '../../content/packs')

for (const [path, text] of composeFiles()) {
  const file = join(folder, path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
  console.log(file)
}
