import { join } from 'node:path'
import type { LoadedCourse } from './loaded.ts'
import { checkPacks } from './check.ts'
import type { Problem } from './problem.ts'
import { describeProblem } from './problem.ts'

/** The packs that come with the product. */
export const packsFolder = join(import.meta.dirname, 'packs')

/** Packs that must not be served. The message lists every problem on its own line. */
export class PackProblemsError extends Error {
  readonly problems: readonly Problem[]
  constructor(problems: readonly Problem[]) {
    super(['The packs have problems:', ...problems.map(describeProblem)].join('\n'))
    this.name = 'PackProblemsError'
    this.problems = problems
  }
}

/**
 * The courses of a folder, ready to serve: typed, in order, with revision and JSON per unit.
 *
 * @throws PackProblemsError when `checkPacks` finds anything.
 * @example `const courses = await loadPacks(packsFolder)`
 */
export async function loadPacks(folder: string): Promise<LoadedCourse[]> {
  const { problems, courses } = await checkPacks(folder)
  if (problems.length > 0) throw new PackProblemsError(problems)
  return courses
}

/**
 * One course of a folder, as `loadPacks` has it: the others are not read. Undefined where it has none
 * of this code.
 *
 * @throws PackProblemsError when `checkPacks` finds anything in it.
 */
export async function loadCourse(folder: string, code: string): Promise<LoadedCourse | undefined> {
  const { problems, courses } = await checkPacks(folder, code)
  if (problems.length > 0) throw new PackProblemsError(problems)
  return courses[0]
}
