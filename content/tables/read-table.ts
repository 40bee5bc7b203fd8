import { parseTable, unguarded } from '@mboa/contract/table'
import type { TableRow } from '@mboa/domain'
import { columns, neededColumns, type Column, type Row, type TableProblem } from './columns.ts'
import { decodeTable } from './decode-table.ts'

export type Table = { rows: Row[]; problems: TableProblem[] }

/** A table as large as this is no list of words. */
const mostBytes = 5_000_000

const flaws = {
  'open-quote': 'a quotation mark (") is opened and never closed',
  'stray-quote': 'a quotation mark (") inside a cell: write it twice ("") and the cell in quotes',
} as const

/** Reads a table from CSV, TSV or Excel's semicolons; every problem is reported, none mended. */
export function readTable(bytes: Uint8Array): Table {
  if (bytes.byteLength > mostBytes) return refuse({ line: 1, message: 'larger than 5 MB' })
  const decoded = decodeTable(bytes)
  if ('problem' in decoded) return refuse(decoded.problem)
  const lines = parseTable(decoded.text)
  // What follows a quotation mark in the wrong place says nothing of the table.
  const broken = lines.find(({ flaw }) => flaw !== undefined)
  if (broken?.flaw !== undefined) {
    return refuse({ line: broken.line, message: flaws[broken.flaw] })
  }
  const [head, ...body] = lines
  if (head === undefined) return refuse({ line: 1, message: 'the file is empty' })
  const names = head.cells.map((cell) => cell.trim().toLowerCase().replaceAll(' ', '_'))
  const problems = checkHead(names, head.line)
  if (problems.length > 0) return { rows: [], problems }
  return readRows(names, body)
}

function refuse(problem: TableProblem): Table {
  return { rows: [], problems: [problem] }
}

function checkHead(names: string[], line: number): TableProblem[] {
  const problems: TableProblem[] = []
  for (const [index, name] of names.entries()) {
    if (!isColumn(name)) {
      const message = `not a column of the template (${columns.join(', ')})`
      problems.push({ line, column: name === '' ? `number ${index + 1}` : name, message })
    } else if (names.indexOf(name) !== index) {
      problems.push({ line, column: name, message: 'this column comes twice' })
    }
  }
  for (const column of neededColumns.filter((needed) => !names.includes(needed))) {
    problems.push({ line, column, message: 'this column is missing' })
  }
  return problems
}

const isColumn = (name: string): name is Column => columns.some((column) => column === name)

function readRows(names: string[], lines: readonly TableRow[]): Table {
  const problems: TableProblem[] = []
  const rows = lines.map(({ line, cells }): Row => {
    if (cells.length > names.length) {
      const message = `${cells.length} cells under ${names.length} columns: is a cell not quoted?`
      problems.push({ line, message })
    }
    const named = columns.map((column) => {
      const cell = (cells[names.indexOf(column)] ?? '').trim()
      problems.push(...checkCell(cell).map((message) => ({ line, column, message })))
      return [column, unguarded(cell)] as const
    })
    return { line, cells: Object.fromEntries(named) as Row['cells'] }
  })
  if (rows.length === 0)
    problems.push({ line: 1, message: 'the table has no lines below its head' })
  return { rows, problems }
}

/** A cell that a spreadsheet would run, when somebody opens the words in it again. */
function checkCell(cell: string): string[] {
  if (/^[=+@]/.test(cell)) return [`"${cell.slice(0, 40)}" begins like a formula`]
  return /[\r\n]/.test(cell) ? ['a line break inside the cell'] : []
}
