import type { ReceivedReport } from '@mboa/contract'
import { walkReports } from '../../modules/reports/index.ts'
import { collectPages } from '../../platform/database/walk-pages.ts'
import type { ExitStatus, Terminal } from '../command.ts'
import { withDatabase } from '../with-database.ts'

export function reportsList(
  terminal: Terminal,
  { language: course }: { language?: string },
): Promise<ExitStatus> {
  return withDatabase(terminal, async (database) => {
    const reports = await collectPages(walkReports(database.queries, course))
    for (const report of reports) {
      for (const line of describe(report)) terminal.write(line)
      terminal.write('')
    }
    terminal.write(reports.length === 1 ? '1 report' : `${reports.length} reports`)
    return 0
  })
}

function describe(report: ReceivedReport): readonly string[] {
  const { receivedAt, item, exercise, reason, answer, expected, comment, decision } = report
  const at = new Date(receivedAt).toISOString().slice(0, 16)
  return [
    `${at}  ${printable(item)}  ${reason}  (${exercise ?? 'no exercise'})`,
    `  answer    ${spelled(answer)}`,
    `  expected  ${spelled(expected)}`,
    ...(comment === '' ? [] : [`  comment   ${printable(comment)}`]),
    ...(decision === undefined ? [] : [`  decided   ${decision} at the desk of the language`]),
  ]
}

/** The text and its code points: what looks alike may be written otherwise. */
function spelled(text: string): string {
  if (text === '') return '(nothing)'
  const points = Array.from(text, (character) => {
    const point = character.codePointAt(0) ?? 0
    return `U+${point.toString(16).toUpperCase().padStart(4, '0')}`
  })
  return `${printable(text)}  ${points.join(' ')}`
}

/** Without what would steer the terminal or turn its line around; strangers wrote it. */
function printable(text: string): string {
  return text.replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '\uFFFD')
}
