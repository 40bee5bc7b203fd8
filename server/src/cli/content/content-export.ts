import { loadPacks } from '@mboa/content'
import { MisuseError, type ExitStatus, type Terminal } from '../command.ts'
import { findPacks } from './content-check.ts'
import { type ItemsFileOptions, wantedFile, writeItemsFile } from './write-items-file.ts'
import { writeTable } from './write-table.ts'

export async function contentTemplate(
  terminal: Terminal,
  { to }: { to?: string },
): Promise<ExitStatus> {
  const { composeTemplate } = await import('@mboa/content/tables')
  await writeTable(composeTemplate(), { file: to, terminal })
  return 0
}

export async function contentExport(
  terminal: Terminal,
  course: string,
  unit: string | undefined,
  options: { packs?: string } & ItemsFileOptions,
): Promise<ExitStatus> {
  const file = wantedFile(options)
  const folder = await findPacks(options.packs)
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
  const { composeTable } = await import('@mboa/content/tables')
  await writeTable(composeTable({ words, sentences }), { file: undefined, terminal })
  return 0
}
