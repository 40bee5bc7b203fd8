import { parseArgs } from 'node:util'
import type { UnitPack } from '@mboa/contract'
import { MisuseError, type Command } from '../command.ts'
import { packsOperand } from './content-check.ts'

const options = {
  course: { type: 'string' },
  unit: { type: 'string' },
  english: { type: 'string' },
  french: { type: 'string' },
  packs: { type: 'string' },
  'dry-run': { type: 'boolean' },
} as const

const slug = /^[a-z][a-z0-9-]*$/

export const contentImport: Command = {
  name: 'content import',
  operands:
    '<table.csv> --course <code> --unit <name> --english <title> --french <title> [--packs <folder>] [--dry-run]',
  summary: 'Import a unit from a table of words and sentences (CSV or TSV), all or nothing.',
  async run(args, terminal) {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    const [table, ...others] = positionals
    if (table === undefined || others.length > 0) throw new MisuseError('Name one table.')
    const folder = await packsOperand(values.packs === undefined ? [] : [values.packs])
    const wanted = { folder, table, ...readNames(values) }
    const { readUnitToImport, writeImportedUnit } = await import('@mboa/content/import')
    const unit = await readUnitToImport(wanted).catch((error: unknown) => {
      if (isMissingFile(error)) throw new MisuseError(`There is no file ${table}.`)
      throw error
    })
    if (!unit.ok) {
      for (const problem of unit.problems) terminal.write(problem)
      terminal.complain(
        `${unit.problems.length === 1 ? '1 problem' : `${unit.problems.length} problems`}: nothing was imported.`,
      )
      return 1
    }
    const items = countItems(unit.pack)
    if (values['dry-run'] === true) {
      terminal.write(`No problems: ${items} would become ${unit.file}. Nothing was written.`)
      return 0
    }
    await writeImportedUnit(folder, unit)
    terminal.write(`Imported ${items} as ${unit.file}. Add its lessons yourself.`)
    return 0
  },
}

function countItems({ words, sentences = [] }: UnitPack): string {
  const count = (of: number, one: string) => `${of} ${of === 1 ? one : `${one}s`}`
  const ofWords = count(words.length, 'word')
  if (sentences.length === 0) return ofWords
  return `${ofWords} and ${count(sentences.length, 'sentence')}`
}

type Values = { course?: string; unit?: string; english?: string; french?: string }

function readNames({ course = '', unit = '', english = '', french = '' }: Values) {
  if (!/^[a-z]{3}$/.test(course)) throw new MisuseError('Give --course its code, like ewo.')
  if (!slug.test(unit)) throw new MisuseError('Give --unit a name in lower case, like animals.')
  if (english === '' || french === '') {
    throw new MisuseError('Give the title in --english and in --french.')
  }
  return { course, unit, title: { en: english, fr: french } }
}

function isMissingFile(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
