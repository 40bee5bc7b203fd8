/** One row of a table, with the line of the file that it begins on, from 1. */
export interface TableRow {
  readonly line: number
  readonly cells: readonly string[]
  /** What is wrong with its quotes: never closed, or amidst a cell's text. */
  readonly flaw?: 'open-quote' | 'stray-quote'
}

const separators = [',', ';', '\t'] as const

/**
 * Reads a table as spreadsheets write it (RFC 4180): cells apart by comma, semicolon or tab,
 * whichever the first line has most of; quoted where they hold one of these, a quote (doubled) or a
 * line break. Rows without any text are left out. Never throws: a quote that is not closed continues
 * to the end, one amidst a cell's text is text, and the row says so.
 */
export function parseTable(text: string): readonly TableRow[] {
  const source = text.replace(/^\uFEFF/, '')
  const separator = separatorOf(source)
  const rows: TableRow[] = []
  let [cells, cell, line, startedAt]: [string[], string, number, number] = [[], '', 1, 1]
  let isQuoted = false
  let wasQuoted = false
  // Counted, not looked at for each quote: that takes hours where a cell is long.
  let signsInCell = 0
  let flaw: TableRow['flaw']

  function add(sign: string): void {
    cell += sign
    if (sign.trim() !== '') signsInCell += 1
  }
  function endCell(): void {
    cells.push(cell)
    cell = ''
    signsInCell = 0
    wasQuoted = false
  }
  function endRow(): void {
    endCell()
    const row = { line: startedAt, cells, ...(flaw !== undefined && { flaw }) }
    if (cells.some((each) => each.trim() !== '')) rows.push(row)
    cells = []
    flaw = undefined
  }

  for (let at = 0; at < source.length; at += 1) {
    const sign = source[at] ?? ''
    const isBreak = sign === '\n' || (sign === '\r' && source[at + 1] !== '\n')
    if (isBreak) line += 1
    if (isQuoted) {
      if (sign !== '"') add(sign)
      else if (source[at + 1] === '"') {
        add('"')
        at += 1
      } else isQuoted = false
    } else if (sign === '"' && signsInCell === 0) {
      isQuoted = true
      wasQuoted = true
      cell = ''
    } else if (sign === separator) endCell()
    else if (isBreak) {
      endRow()
      startedAt = line
    } else if (sign !== '\r') {
      if (sign === '"' || (wasQuoted && sign.trim() !== '')) flaw ??= 'stray-quote'
      add(sign)
    }
  }
  if (isQuoted) flaw = 'open-quote'
  endRow()
  return rows
}

function separatorOf(text: string): string {
  const first = /^[^\r\n]*/.exec(text.trimStart())?.[0] ?? ''
  const counts = separators.map((sign) => first.split(sign).length)
  return separators[counts.indexOf(Math.max(...counts))] ?? ','
}
