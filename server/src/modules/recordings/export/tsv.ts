/**
 * A row of a TSV file. What a spreadsheet would read as a formula is led by an apostrophe, and what
 * would end the cell is a space.
 */
export function tsvRow(cells: readonly (string | number)[]): string {
  return `${cells.map(neutralised).join('\t')}\n`
}

function neutralised(cell: string | number): string {
  if (typeof cell === 'number') return String(cell)
  const flat = cell.replaceAll(/[\t\r\n\0]+/g, ' ')
  // As it was given, not as it is flattened: a leading tab hides a formula as well.
  return /^[=+\-@\t\r\n]/.test(cell) ? `'${flat}` : flat
}
