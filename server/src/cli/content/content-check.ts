import { parseArgs } from 'node:util'
import { checkConcepts, checkPacks, conceptsFolder, describeProblem } from '@mboa/content'
import type { Command } from '../command.ts'
import { packsOperand } from './packs-operand.ts'

export const contentCheck: Command = {
  name: 'content check',
  operands: '[folder]',
  summary:
    'Read all packs and concepts, or a folder of packs, and print each problem, with file and line.',
  async run(args, terminal) {
    const { positionals } = parseArgs({ args: [...args], allowPositionals: true })
    const { problems, courses } = await checkPacks(await packsOperand(positionals))
    const { problems: ofConcepts, list } = await checkConcepts(conceptsFolder)
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
    const concepts = list.themes.reduce((sum, theme) => sum + theme.concepts.length, 0)
    terminal.write(
      `${courses.length} courses, ${units.length} units, ${words} words, ${concepts} concepts: no problems.`,
    )
    return 0
  },
}
