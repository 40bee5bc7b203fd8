import { deskExportFormats, type DeskExportFormat } from '@mboa/contract'
import { open, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { writeItems } from '../../modules/contributions/index.ts'
import { MisuseError, type Terminal } from '../command.ts'
import { formatOf } from '../format-of.ts'

/** Options of commands that export words and sentences. */
export interface ItemsFileOptions {
  readonly to?: string
  readonly format?: DeskExportFormat
}

/** A new file, in the format that its name says or that is given. */
interface WantedFile {
  readonly to: string
  readonly format: DeskExportFormat
}

/** Returns undefined if the table is printed. */
export function wantedFile({ to, format }: ItemsFileOptions): WantedFile | undefined {
  if (to !== undefined) return { to, format: formatOf(to, format, deskExportFormats) }
  if (format !== undefined) throw new MisuseError('Pass --to <file> with --format.')
  return undefined
}

export async function writeItemsFile(
  items: Parameters<typeof writeItems>[0],
  { to, format, language, terminal }: WantedFile & { language: string; terminal: Terminal },
): Promise<void> {
  const { bytes } = await writeItems(items, language, format)
  const file = await open(to, 'wx').catch((error: unknown) => {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EEXIST'
    throw isTaken ? new MisuseError(`${to} already exists: choose another name.`) : error
  })
  try {
    await pipeline(bytes, file.createWriteStream())
  } catch (error) {
    // Half a file looks like a whole one.
    await rm(to, { force: true })
    throw error
  }
  terminal.write(`Wrote ${to}.`)
}
