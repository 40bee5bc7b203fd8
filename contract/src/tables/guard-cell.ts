/** A cell that a spreadsheet would run as a formula, or that already has an apostrophe before one. */
const formula = /^'*\s*[=+\-@\t\r＝＋－＠]/u

/** Puts an apostrophe before a cell that a spreadsheet would run as a formula (OWASP, CSV injection). */
export const guarded = (cell: string): string => (formula.test(cell) ? `'${cell}` : cell)

/** Returns the cell as it was before `guarded`. */
export const unguarded = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell
