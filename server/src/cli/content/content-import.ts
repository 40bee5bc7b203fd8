import type { UnitPack } from '@mboa/contract'
import { MisuseError, type ExitStatus, type Terminal } from '../command.ts'
import { findPacks } from './content-check.ts'

interface UnitOptions {
  readonly course: string
  readonly unit: string
  readonly english: string
  readonly french: string
  readonly packs?: string
  readonly dryRun?: true
}

export async function contentImport(
  terminal: Terminal,
  table: string,
  { packs, dryRun, english, french, ...names }: UnitOptions,
): Promise<ExitStatus> {
  const folder = await findPacks(packs)
  const wanted = { folder, table, ...names, title: { en: english, fr: french } }
  const { readUnitToImport, writeImportedUnit } = await import('@mboa/content/tables')
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
  if (dryRun === true) {
    terminal.write(`No problems: ${items} would become ${unit.file}. Nothing was written.`)
    return 0
  }
  await writeImportedUnit(folder, unit)
  terminal.write(`Imported ${items} as ${unit.file}. Add its lessons yourself.`)
  return 0
}

function countItems({ words, sentences = [] }: UnitPack): string {
  const count = (of: number, one: string) => `${of} ${of === 1 ? one : `${one}s`}`
  const ofWords = count(words.length, 'word')
  if (sentences.length === 0) return ofWords
  return `${ofWords} and ${count(sentences.length, 'sentence')}`
}

function isMissingFile(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
