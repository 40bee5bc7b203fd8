import { readdir } from 'node:fs/promises'
import { createDuplicateCheck } from './checks/duplicates.ts'
import { readCourse } from './course.ts'
import type { LoadedCourse } from './loaded.ts'
import type { Problem } from './problem.ts'

export type CheckedPacks = {
  /** Everything wrong, all at once, by file and line. */
  problems: Problem[]
  /** The courses by code; whole only where there are no problems. */
  courses: LoadedCourse[]
}

/**
 * Reads and checks all courses in a folder (`<folder>/<course>/course.yaml` and
 * `<nn>-<unit>.yaml` beside it). Refuses, with file, line and item: what has no source,
 * licence, orthography or gloss; texts that are not NFC, hold look-alikes, stray capitals,
 * letters or marks outside the course's alphabet; what cannot be published under its licence;
 * duplicates; misspelled keys; what does not fit its path.
 *
 * @param only the course that is read, by its code; all by default
 * @throws when the folder itself cannot be read.
 * @example `const { problems } = await checkPacks('content/packs')`
 */
export async function checkPacks(folder: string, only?: string): Promise<CheckedPacks> {
  const checkDuplicates = createDuplicateCheck()
  const problems: Problem[] = []
  const courses: LoadedCourse[] = []
  const entries = await readdir(folder, { withFileTypes: true })
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    if (!entry.isDirectory() || !/^[a-z]{3}$/.test(entry.name)) {
      const message = 'expected only folders named for a course, like "ewo"'
      problems.push({ file: entry.name, line: 1, code: 'unexpected-file', message })
      continue
    }
    if (only !== undefined && entry.name !== only) continue
    const course = await readCourse({ folder, course: entry.name, checkDuplicates, problems })
    if (course !== undefined) courses.push(course)
  }
  return { problems: problems.toSorted(byPlace), courses }
}

/** As somebody goes through the files to mend them. */
function byPlace(a: Problem, b: Problem): number {
  if (a.file === b.file) return a.line - b.line
  return a.file < b.file ? -1 : 1
}
