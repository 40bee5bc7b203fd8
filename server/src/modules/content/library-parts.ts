import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  conceptsFolder,
  loadConcepts,
  loadPacks,
  picturesFolder,
  type LoadedConcepts,
  type LoadedCourse,
} from '@mboa/content'
import type { StaticFile } from '../../http/web-build/static-file.ts'
import { compressFile } from './compress-file.ts'

/** What a library is made of: plain values, so that a build can keep them in a file. */
export interface LibraryParts {
  readonly courses: readonly LoadedCourse[]
  /** The units as they are answered, by `packKey`. */
  readonly packs: ReadonlyMap<string, StaticFile>
  readonly concepts: Omit<LoadedConcepts, 'json'> & { readonly file: StaticFile }
  /** The drawings by the name of their file. */
  readonly pictures: ReadonlyMap<string, StaticFile>
}

/**
 * Reads and checks the packs of a folder and the list of concepts, and compresses them.
 * @throws PackProblemsError when one of them is wrong; its message lists every problem.
 */
export async function readLibraryParts(folder: string): Promise<LibraryParts> {
  const courses = await loadPacks(folder)
  const { list, revision, json } = await loadConcepts(conceptsFolder)
  return {
    courses,
    packs: await compressPacks(courses),
    concepts: { list, revision, file: await compressFile('concepts.json', Buffer.from(json)) },
    pictures: await readPictures(),
  }
}

export async function compressPacks(
  courses: readonly LoadedCourse[],
): Promise<ReadonlyMap<string, StaticFile>> {
  const packs = courses.flatMap(({ summary: { course }, units }) =>
    units.map(async ({ summary: { unit, revision }, json }) => {
      return [
        packKey(course, unit, revision),
        await compressFile('pack.json', Buffer.from(json)),
      ] as const
    }),
  )
  return new Map(await Promise.all(packs))
}

export function packKey(course: string, unit: string, revision: string): string {
  return `${course}/${unit}/${revision}`
}

async function readPictures(): Promise<ReadonlyMap<string, StaticFile>> {
  const names = (await readdir(picturesFolder)).filter((name) => name.endsWith('.svg'))
  const files = names.map(async (name) => {
    return [name, await compressFile(name, await readFile(join(picturesFolder, name)))] as const
  })
  return new Map(await Promise.all(files))
}
