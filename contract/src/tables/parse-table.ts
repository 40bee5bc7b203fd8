import type { TableRow } from '@mboa/domain'
import papa from 'papaparse'
import { type Separator, separators } from './separators.ts'

export { guarded, unguarded } from './guard-cell.ts'
export { type Separator, separators } from './separators.ts'

/** Part of a table that the separator is chosen by: enough for ten rows, and quick to cut wrongly. */
const preview = { rows: 10, characters: 100_000 }
/** Cap on doubled quotes per cell, because regular expressions overflow on millions of them. */
const maxQuotesInCell = 100_000

/**
 * Reads a table as spreadsheets write it (RFC 4180): cells are separated by commas, semicolons or
 * tabs, and in quotes if they contain a separator, a quote (doubled) or a line break. Leaves out
 * rows without text. Never throws: an unclosed quote continues to the next quote that ends a cell,
 * one inside an unquoted cell is text, and the row has a flaw.
 *
 * @param separator found out if undefined: by Excel's line `sep=;`, otherwise by the rows
 */
export function parseTable(text: string, separator?: Separator): readonly TableRow[] {
  const table = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const [declaration = '', declared] = /^sep=([\t;,])\n/i.exec(table) ?? []
  const sign = separator ?? declared ?? findSeparator(table)
  const tidy = /(^|[\t;,\n]) +"/.test(table) ? table.replace(cellInQuotes(sign), '$1$2') : table
  const rows: TableRow[] = []
  let [line, at] = [1, 0]
  papa.parse(tidy, {
    delimiter: sign,
    newline: '\n',
    step({ data: cells, errors, meta: { cursor } }) {
      const source = tidy.slice(at, cursor)
      const flaw = findFlaw(errors, source, sign)
      const hasText = at >= declaration.length && cells.some((cell) => cell.trim() !== '')
      if (hasText) rows.push({ line, cells, ...(flaw !== undefined && { flaw }) })
      line += source.split('\n').length - 1
      at = cursor
    },
  })
  return rows
}

/**
 * Returns the separator that cuts most rows into as many cells as the head. A library's own guess
 * takes a second column that is missing in one of four rows for no column.
 */
function findSeparator(table: string): Separator {
  const beginning = table.slice(0, preview.characters)
  const found = separators.map((sign) => {
    const [head = [], ...rows] = papa.parse(beginning, {
      delimiter: sign,
      newline: '\n',
      preview: preview.rows,
      skipEmptyLines: 'greedy',
    }).data
    const agreeing = rows.filter(({ length }) => length === head.length)
    return { sign, columns: head.length, agreeing: head.length > 1 ? agreeing.length : -1 }
  })
  found.sort((one, other) => other.agreeing - one.agreeing || other.columns - one.columns)
  const [best] = found
  return best === undefined || best.columns === 1 ? ',' : best.sign
}

function findFlaw(
  errors: readonly { readonly code: string }[],
  source: string,
  sign: string,
): TableRow['flaw'] {
  const [error] = errors
  if (error !== undefined) return error.code === 'MissingQuotes' ? 'open-quote' : 'stray-quote'
  const isStray = source.includes('"') && source.replace(cellInQuotes(sign), '').includes('"')
  return isStray ? 'stray-quote' : undefined
}

/** A cell that begins with a quote, or with blanks before one, as in `goat, "chèvre, bouc"`. */
const cellInQuotes = (sign: string): RegExp => {
  const cell = `"[^"]*(?:""[^"]*){0,${maxQuotesInCell}}"`
  return new RegExp(`(^|[${sign}\\n]) *(${cell}) *(?=[${sign}\\n]|$)`, 'g')
}
