import { parseArgs } from 'node:util'
import { loadPacks, PackProblemsError } from '@mboa/content'
import type { Command } from '../command.ts'
import { packsOperand } from './content-check.ts'
import { textTable } from './text-table.ts'

export const contentList: Command = {
  name: 'content list',
  operands: '[folder]',
  summary: 'List the courses and their units, with how many words speakers have checked.',
  async run(args, terminal) {
    const { positionals } = parseArgs({ args: [...args], allowPositionals: true })
    const folder = await packsOperand(positionals)
    try {
      const courses = await loadPacks(folder)
      const rows = courses.flatMap(({ summary }) =>
        summary.units.map((unit) => [
          summary.course,
          summary.autonym,
          String(unit.order),
          unit.unit,
          String(unit.words),
          String(unit.checkedWords),
          unit.revision,
        ]),
      )
      const head = ['course', 'language', 'no.', 'unit', 'words', 'checked', 'revision']
      for (const line of textTable([head, ...rows])) terminal.write(line)
      return 0
    } catch (error) {
      if (!(error instanceof PackProblemsError)) throw error
      terminal.complain(error.message)
      return 1
    }
  },
}
