import { basename, join, resolve } from 'node:path'
import { findFormat, type ReadName, readNames, recognizeFile } from '@mboa/formats'
import { formatOf } from '../../../../server/src/cli/format-of.ts'
import { readHead } from '../../../../server/src/platform/read-head.ts'
import { unpackApart } from '../recordings/sources/unpack-apart.ts'
import { isFile } from './import-arguments.ts'

export type OpenedImport =
  | { readonly is: 'words'; readonly format: ReadName; readonly path: string }
  /** A folder of Common Voice. */
  | { readonly is: 'voices'; readonly folder: string }

interface Wanted {
  /** Format that was passed. */
  readonly format: ReadName | undefined
  readonly language: string
  /** Folder for what is unpacked. */
  readonly to: string
}

/**
 * Finds what a file is by what is in it, as the desk does, and unpacks an archive of words or clips.
 * @throws FormatError for a file that is not read
 */
export async function openImportFile(file: string, wanted: Wanted): Promise<OpenedImport> {
  const { format, language } = wanted
  if (format !== undefined || !(await isFile(file))) {
    return { is: 'words', format: formatOf(file, format, readNames), path: file }
  }
  const recognized = recognizeFile(await readHead(file)) ?? formatOfText(file)
  if (recognized !== 'archive') return { is: 'words', format: recognized, path: file }
  const to = join(wanted.to, basename(file))
  const { signal } = new AbortController()
  const kind = await unpackApart(resolve(file), { to, language, signal })
  if (kind.is === 'voices') return { is: 'voices', folder: to }
  const path = 'name' in kind ? join(to, `file.${kind.is}`) : file
  return { is: 'words', format: kind.is, path }
}

/** Format of a text that does not begin as one of its own; what Excel saves as `.txt` is a table. */
function formatOfText(file: string): ReadName {
  const isTable = findFormat(file) === 'sfm' && file.toLowerCase().endsWith('.txt')
  return isTable ? 'csv' : formatOf(file, undefined, readNames)
}
