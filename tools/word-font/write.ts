import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { composeWordFont } from './compose-word-font.ts'

/** `node tools/word-font/write.ts`: writes the font of the languages being learnt. */
const folder = join(import.meta.dirname, '../../web/src/ui/fonts')

await mkdir(folder, { recursive: true })
for (const [name, content] of await composeWordFont()) {
  await writeFile(join(folder, name), content)
  console.log(`${name}: ${content.length} bytes`)
}
