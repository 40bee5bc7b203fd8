const numeric = /^[\d.]+$/

/** Rows as lines with aligned columns; numbers to the right. The first row is the head. */
export function textTable(rows: readonly (readonly string[])[]): readonly string[] {
  const [head = [], ...body] = rows
  const widths = head.map((_, column) => {
    return Math.max(...rows.map((row) => lettersIn(row[column] ?? '')))
  })
  const isNumeric = head.map((_, column) => body.every((row) => numeric.test(row[column] ?? '')))
  return rows.map((row) => {
    const cells = row.map((cell, column) => {
      const gap = ' '.repeat((widths[column] ?? 0) - lettersIn(cell))
      return isNumeric[column] === true ? gap + cell : cell + gap
    })
    return cells.join('  ').trimEnd()
  })
}

/** What is seen of a text: a letter with its tone marks counts once. */
function lettersIn(text: string): number {
  return [...new Intl.Segmenter().segment(text)].length
}
