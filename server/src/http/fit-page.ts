/** Bytes of JSON in the rows of one page: with all else of an answer below a megabyte. */
const maxPageBytes = 500_000

/**
 * Returns the first rows of a list that fit into one page: no more than `limit` of them and of
 * `maxPageBytes`, but at least one, so that whoever pages gets ahead.
 */
export function fitPage<Row>(rows: readonly Row[], limit = rows.length): Row[] {
  const page: Row[] = []
  let bytes = 0
  for (const row of rows.slice(0, limit)) {
    bytes += Buffer.byteLength(JSON.stringify(row)) + 1
    if (page.length > 0 && bytes > maxPageBytes) break
    page.push(row)
  }
  return page
}
