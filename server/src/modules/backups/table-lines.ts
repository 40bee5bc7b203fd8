import * as v from 'valibot'
import type { Database, Queries } from '../../platform/database/database.ts'
import { BackupRefusedError } from './backup-folder.ts'
import { keptTables } from './kept-tables.ts'
import {
  emptyTable,
  insertRows,
  listColumns,
  walkRows,
  type CellRow,
} from './table-rows.repository.ts'

/** What a table begins with; a line with an array for each of its rows follows. */
const tableSchema = v.object({
  table: v.pipe(v.string(), v.regex(/^[a-z0-9_]+$/)),
  columns: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[a-z0-9_]+$/))), v.minLength(1)),
})
const rowSchema = v.array(v.union([v.string(), v.number(), v.null()]))
const lineSchema = v.union([tableSchema, rowSchema])

const rowsAtOnce = 500

/** How many rows of each table. */
export type RowCounts = ReadonlyMap<string, number>

/** Lines of JSON with all that a backup has of the tables, for either engine. @param counts grow */
export async function* writeTables(
  engine: Database['engine'],
  queries: Queries,
  counts: Map<string, number>,
): AsyncGenerator<string, void> {
  for (const table of keptTables) {
    const columns = await listColumns(engine, queries, table)
    // A database of an earlier version.
    if (columns.length === 0) continue
    yield `${JSON.stringify({ table, columns })}\n`
    let count = 0
    for await (const rows of walkRows(engine, queries, { table, columns })) {
      count += rows.length
      yield rows.map((row) => `${JSON.stringify(row)}\n`).join('')
    }
    counts.set(table, count)
  }
}

/**
 * Puts them into tables that are there, in place of what is in them.
 * @throws BackupRefusedError for a line that no backup has
 */
export async function readTables(
  queries: Queries,
  lines: AsyncIterable<string>,
): Promise<RowCounts> {
  const counts = new Map<string, number>()
  let current: v.InferOutput<typeof tableSchema> | undefined
  let rows: CellRow[] = []

  async function insert(): Promise<void> {
    if (current === undefined) return
    await insertRows(queries, current, rows)
    counts.set(current.table, (counts.get(current.table) ?? 0) + rows.length)
    rows = []
  }

  let lineNumber = 0
  for await (const line of lines) {
    lineNumber += 1
    const value = parseLine(line)
    if (value === undefined || (isRow(value) && value.length !== current?.columns.length)) {
      throw new BackupRefusedError(`Line ${lineNumber} of its tables is none that Mboa writes.`)
    }
    if (isRow(value)) {
      rows.push(value)
      if (rows.length === rowsAtOnce) await insert()
      continue
    }
    await insert()
    current = value
    await emptyTable(queries, current.table)
  }
  await insert()
  return counts
}

type Line = v.InferOutput<typeof lineSchema>

function parseLine(line: string): Line | undefined {
  try {
    const parsed = v.safeParse(lineSchema, JSON.parse(line))
    return parsed.success ? parsed.output : undefined
  } catch {
    return undefined
  }
}

const isRow = (line: Line): line is v.InferOutput<typeof rowSchema> => Array.isArray(line)
