import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { conceptsFolder, packsFolder, picturesFolder } from '@mboa/content'
import { composePictures } from './compose-pictures.ts'

/** `npm run pictures`: draws what packs and concepts show, and drops what none shows. */
const pictures = await composePictures(packsFolder, conceptsFolder)

for (const name of await readdir(picturesFolder)) {
  if (name.endsWith('.svg') && !pictures.has(name)) await rm(join(picturesFolder, name))
}
for (const [name, svg] of pictures) await writeFile(join(picturesFolder, name), svg)
console.log(`${pictures.size} pictures`)
