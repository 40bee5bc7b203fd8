import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { packsFolder, picturesFolder } from '@mboa/content'
import { composePictures } from './compose-pictures.ts'

/** `node tools/pictures/write.ts`: draws what the packs show, and drops what none shows. */
const pictures = await composePictures(packsFolder)

for (const name of await readdir(picturesFolder)) {
  if (name.endsWith('.svg') && !pictures.has(name)) await rm(join(picturesFolder, name))
}
for (const [name, svg] of pictures) await writeFile(join(picturesFolder, name), svg)
console.log(`${pictures.size} pictures`)
