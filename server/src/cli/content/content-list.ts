import { loadPacks, PackProblemsError } from '@mboa/content'
import type { ExitStatus, Terminal } from '../command.ts'
import { findPacks } from './content-check.ts'
import { textTable } from './text-table.ts'

export async function contentList(terminal: Terminal, given?: string): Promise<ExitStatus> {
  const folder = await findPacks(given)
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
}
