import type { DeskExportFormat } from '@mboa/contract'
import { writeXlsx } from '@mboa/formats'
import { Readable } from 'node:stream'
import type { Context } from '../../context.ts'
import { listOpenItems } from '../contributions/index.ts'

/** What speakers confirmed and give to open data, and how many they do not give. */
export const listOpen = ({ database, library }: Context, course: string) =>
  listOpenItems(database.queries, {
    course,
    isChecked: true,
    findConcept: (concept) => library.findConcept(concept),
  })

interface WordsFile {
  readonly type: string
  readonly bytes: AsyncIterable<Uint8Array>
}

/** These words as a file that comes in again as it is. */
export async function exportWords(
  context: Context,
  language: string,
  format: DeskExportFormat,
): Promise<WordsFile> {
  const { items } = await listOpen(context, language)
  // Only here: it brings what reads packs.
  const { composeRows, composeTable } = await import('@mboa/content/import')
  if (format === 'xlsx') {
    const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
    return { type, bytes: writeXlsx(composeRows(items)) }
  }
  // Spreadsheets know by the mark that it is Unicode.
  const table = `\uFEFF${composeTable(items).join('\r\n')}\r\n`
  return { type: 'text/csv; charset=utf-8', bytes: Readable.from([Buffer.from(table)]) }
}
