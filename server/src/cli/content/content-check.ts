import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import {
  checkConcepts,
  checkPacks,
  conceptsFolder,
  describeProblem,
  packsFolder,
} from '@mboa/content'
import { type ExitStatus, MisuseError, type Terminal } from '../command.ts'

export async function contentCheck(terminal: Terminal, given?: string): Promise<ExitStatus> {
  const { problems, courses } = await checkPacks(await findPacks(given))
  const { problems: ofConcepts, sections } = await checkConcepts(conceptsFolder)
  problems.push(...ofConcepts.map((problem) => ({ ...problem, file: `concepts/${problem.file}` })))
  for (const problem of problems) terminal.write(describeProblem(problem))
  if (problems.length > 0) {
    terminal.complain(problems.length === 1 ? '1 problem.' : `${problems.length} problems.`)
    return 1
  }
  const units = courses.flatMap((course) => course.units)
  const words = units.reduce((sum, { pack }) => sum + pack.words.length, 0)
  const themes = sections.flatMap((section) => section.themes)
  const concepts = themes.reduce((sum, theme) => sum + theme.concepts.length, 0)
  terminal.write(
    `${courses.length} courses, ${units.length} units, ${words} words, ${concepts} concepts: no problems.`,
  )
  return 0
}

/** Returns the given folder of packs, or the product's own. */
export async function findPacks(given: string | undefined): Promise<string> {
  if (given === undefined) return packsFolder
  const folder = resolve(given)
  const found = await stat(folder).catch(() => undefined)
  if (found?.isDirectory() !== true) throw new MisuseError(`There is no folder ${folder}.`)
  return folder
}
