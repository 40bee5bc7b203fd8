import type { DeskExportFormat } from '@mboa/contract'
import type { Context } from '../../context.ts'
import { listOpenItems, writeItems, type ItemsFile } from '../contributions/index.ts'

/** What speakers confirmed and give to open data, and how many they do not give. */
export const listOpen = ({ database, library }: Context, course: string) =>
  listOpenItems(database.queries, {
    course,
    isChecked: true,
    findConcept: (concept) => library.findConcept(concept),
  })

/** These words as a file that comes in again as it is; its columns are in `content/tables/columns.ts`. */
export async function exportWords(
  context: Context,
  language: string,
  format: DeskExportFormat,
): Promise<ItemsFile> {
  const { items } = await listOpen(context, language)
  return writeItems(items, language, format)
}
