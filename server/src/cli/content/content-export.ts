import { parseArgs } from 'node:util'
import { loadPacks } from '@mboa/content'
import { MisuseError, type Command } from '../command.ts'
import { packsOperand } from './content-check.ts'
import { itemsFileOptions, wantedFile, writeItemsFile } from './write-items-file.ts'
import { writeTable } from './write-table.ts'

export const contentTemplate: Command = {
  name: 'content template',
  operands: '[--to <file>]',
  summary:
    'Give an empty table of words and sentences with an example of each, to fill in and import.',
  async run(args, terminal) {
    const options = { to: { type: 'string' } } as const
    const { values } = parseArgs({ args: [...args], options })
    const { composeTemplate } = await import('@mboa/content/import')
    await writeTable(composeTemplate(), { file: values.to, terminal })
    return 0
  },
}

export const contentExport: Command = {
  name: 'content export',
  operands: '<course> [unit] [--packs <folder>] [--to <file> [--format <name>]]',
  summary:
    'Export the words and sentences of a course, or of one of its units, as a table (CSV); with --to in the format of the file’s name: CSV, XLSX, LIFT, TMX, or CLDF in a ZIP.',
  async run(args, terminal) {
    const options = { packs: { type: 'string' }, ...itemsFileOptions } as const
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    const [course, unit, ...others] = positionals
    if (course === undefined || others.length > 0) throw new MisuseError('Name one course.')
    const file = wantedFile(values)
    const folder = await packsOperand(values.packs === undefined ? [] : [values.packs])
    const found = (await loadPacks(folder)).find(({ summary }) => summary.course === course)
    if (found === undefined) throw new MisuseError(`There is no course "${course}".`)
    const units = found.units.filter(({ pack }) => unit === undefined || pack.unit === unit)
    if (units.length === 0) throw new MisuseError(`The course has no unit "${unit}".`)
    const words = units.flatMap(({ pack }) => pack.words)
    const sentences = units.flatMap(({ pack }) => pack.sentences ?? [])
    if (file !== undefined) {
      await writeItemsFile({ words, sentences }, { ...file, language: course, terminal })
      return 0
    }
    const { composeTable } = await import('@mboa/content/import')
    await writeTable(composeTable({ words, sentences }), { file: undefined, terminal })
    return 0
  },
}
