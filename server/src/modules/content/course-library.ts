import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { loadPacks } from '@mboa/content'
import type { CoursesResponse } from '@mboa/contract'
import { createStaticFile, type StaticFile } from '../../http/web-build/static-file.ts'

/** All courses, in memory and compressed: a few hundred kilobytes at most. */
export interface CourseLibrary {
  /** The list of courses, with the current revision of each unit. */
  readonly courses: StaticFile
  /** The unit's pack; undefined when there is no such unit or the revision is not the current. */
  findPack(course: string, unit: string, revision: string): StaticFile | undefined
}

const compress = promisify(brotliCompress)

/**
 * Reads the packs of a folder, once at the start.
 * @throws PackProblemsError when one of them is wrong; its message lists every problem.
 */
export async function loadCourseLibrary(folder: string): Promise<CourseLibrary> {
  const courses = await loadPacks(folder)
  const response: CoursesResponse = { courses: courses.map(({ summary }) => summary) }
  const packs = courses.flatMap(({ summary: { course }, units }) =>
    units.map(async ({ summary: { unit, revision }, json }) => {
      return [keyOf(course, unit, revision), await compressed(json)] as const
    }),
  )
  const byKey = new Map(await Promise.all(packs))
  return {
    courses: await compressed(JSON.stringify(response)),
    findPack: (course, unit, revision) => byKey.get(keyOf(course, unit, revision)),
  }
}

function keyOf(...names: readonly [course: string, unit: string, revision: string]): string {
  return names.join('/')
}

async function compressed(json: string): Promise<StaticFile> {
  const content = Buffer.from(json)
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  return createStaticFile('pack.json', content, await compress(content, { params }))
}
