import { writeFile } from 'node:fs/promises'
import { MisuseError, type Terminal } from '../command.ts'

/** Spreadsheets guess the encoding of a table that does not begin with it. */
const byteOrderMark = '\uFEFF'

/**
 * Prints a table, or writes it to a new file: what a terminal sends on into a file may begin with
 * npm's own lines, and on some systems has another encoding.
 */
export async function writeTable(
  lines: readonly string[],
  { file, terminal }: { file: string | undefined; terminal: Terminal },
): Promise<void> {
  if (file === undefined) {
    for (const line of lines) terminal.write(line)
    return
  }
  const text = `${byteOrderMark}${lines.join('\r\n')}\r\n`
  await writeFile(file, text, { flag: 'wx' }).catch((error: unknown) => {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EEXIST'
    throw isTaken ? new MisuseError(`${file} already exists: choose another name.`) : error
  })
  terminal.write(`Wrote ${file}.`)
}
