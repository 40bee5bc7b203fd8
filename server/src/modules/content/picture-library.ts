import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pictureFile, picturesFolder } from '@mboa/content'
import type { StaticFile } from '../../http/web-build/static-file.ts'
import { compressFile } from './compress-file.ts'

/** The drawings of all pictures, in memory and compressed. */
export interface PictureLibrary {
  /** The drawing of an emoji, if there is one. */
  find(emoji: string): StaticFile | undefined
}

export async function loadPictureLibrary(): Promise<PictureLibrary> {
  const names = (await readdir(picturesFolder)).filter((name) => name.endsWith('.svg'))
  const files = names.map(async (name) => {
    return [name, await compressFile(name, await readFile(join(picturesFolder, name)))] as const
  })
  const byName = new Map(await Promise.all(files))
  return { find: (emoji) => byName.get(pictureFile(emoji)) }
}
