import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import {
  checkConcepts,
  checkPacks,
  conceptsFolder,
  describeProblem,
  packsFolder,
} from '@mboa/content'
import { type Command, MisuseError } from '../command.ts'
import { parseArgs } from 'node:util'

export const contentCheck: Command = {
  name: 'content check',
  operands: '[folder]',
  summary:
    'Read all packs and concepts, or a folder of packs, and print each problem, with file and line.',
  async run(args, terminal) {
    const { positionals } = parseArgs({ args: [...args], allowPositionals: true })
    const { problems, courses } = await checkPacks(await packsOperand(positionals))
    const { problems: ofConcepts, sections } = await checkConcepts(conceptsFolder)
    problems.push(
      ...ofConcepts.map((problem) => ({ ...problem, file: `concepts/${problem.file}` })),
    )
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
  },
}

/** The folder of packs that was named, or the product's own. */
export async function packsOperand(positionals: readonly string[]): Promise<string> {
  const [given, ...others] = positionals
  if (given === undefined) return packsFolder
  if (others.length > 0) throw new MisuseError('Give at most one folder.')
  const folder = resolve(given)
  const found = await stat(folder).catch(() => undefined)
  if (found?.isDirectory() !== true) throw new MisuseError(`There is no folder ${folder}.`)
  return folder
}
