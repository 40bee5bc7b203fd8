import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import {
  conceptsFolder,
  linkPicturesFolder,
  loadConcepts,
  loadPacks,
  picturesFolder,
  type LoadedCourse,
  type LoadedSection,
} from '@mboa/content'
import { createStaticFile, type StaticFile } from '../../http/web-build/static-file.ts'

const compress = promisify(brotliCompress)

/** Measured on all packs: the best level saves a tenth and takes eighty times as long. */
export const packCompression = { [constants.BROTLI_PARAM_QUALITY]: 5 }

/** A section of the list of concepts, and as it is answered. */
type LibrarySection = Omit<LoadedSection, 'json'> & { readonly file: StaticFile }

/** What a library is made of: plain values, so that a build can keep them in a file. */
export interface LibraryParts {
  readonly courses: readonly LoadedCourse[]
  /** The units as they are answered, by `packKey`. */
  readonly packs: ReadonlyMap<string, StaticFile>
  /** The list of concepts, in its order. */
  readonly concepts: readonly LibrarySection[]
  /** The drawings by the name of their file. */
  readonly pictures: ReadonlyMap<string, StaticFile>
  /** What stands beside links in messages, by the name of its file. */
  readonly linkPictures: ReadonlyMap<string, StaticFile>
}

/**
 * Reads and checks the packs of a folder and the list of concepts, and compresses them.
 * @throws PackProblemsError when one of them is wrong; its message lists every problem.
 */
export async function readLibraryParts(folder: string): Promise<LibraryParts> {
  const courses = await loadPacks(folder)
  return {
    courses,
    packs: await compressPacks(courses),
    concepts: await readSections(),
    pictures: await readPictures(),
    linkPictures: await readLinkPictures(),
  }
}

/** A file to answer with, plain or compressed. */
export async function compressFile(
  name: string,
  content: Uint8Array<ArrayBuffer>,
): Promise<StaticFile> {
  return createStaticFile(name, content, await compress(content, { params: packCompression }))
}

export async function compressPacks(
  courses: readonly Pick<LoadedCourse, 'summary' | 'units'>[],
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

async function readSections(): Promise<readonly LibrarySection[]> {
  const sections = (await loadConcepts(conceptsFolder)).map(async ({ json, ...section }) => {
    return { ...section, file: await compressFile('concepts.json', Buffer.from(json)) }
  })
  return Promise.all(sections)
}

async function readPictures(): Promise<ReadonlyMap<string, StaticFile>> {
  const names = (await readdir(picturesFolder)).filter((name) => name.endsWith('.svg'))
  const files = names.map(async (name) => {
    return [name, await compressFile(name, await readFile(join(picturesFolder, name)))] as const
  })
  return new Map(await Promise.all(files))
}

async function readLinkPictures(): Promise<ReadonlyMap<string, StaticFile>> {
  const names = (await readdir(linkPicturesFolder)).filter((name) => name.endsWith('.png'))
  const files = names.map(async (name) => {
    const content = await readFile(join(linkPicturesFolder, name))
    return [name, createStaticFile(name, content, undefined)] as const
  })
  return new Map(await Promise.all(files))
}
