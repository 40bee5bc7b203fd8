/**
 * Reads a list of any length page by page, so that only one page of it is in memory.
 * @param read the page after a place of the list, undefined for the first one
 * @param placeOf what names a row's place, for the page after it
 * @example for await (const rows of walkPages(read, ({ id }) => id, 500)) …
 */
export async function* walkPages<Row, Place>(
  read: (page: { after: Place | undefined; limit: number }) => Promise<readonly Row[]>,
  placeOf: (row: Row) => Place,
  limit: number,
): AsyncGenerator<readonly Row[], void> {
  let after: Place | undefined
  for (;;) {
    const rows = await read({ after, limit })
    if (rows.length > 0) yield rows
    const last = rows.at(-1)
    if (last === undefined || rows.length < limit) return
    after = placeOf(last)
  }
}

/** The same for rows that lie in the order of their ids, which begin after ''. */
export const walkById = <Row extends { readonly id: string }>(
  read: (page: { after: string; limit: number }) => Promise<readonly Row[]>,
  limit: number,
): AsyncGenerator<readonly Row[], void> =>
  walkPages<Row, string>(
    ({ after = '' }) => read({ after, limit }),
    ({ id }) => id,
    limit,
  )

/** All of it at once, where it is known to be short or is needed whole. */
export async function collectPages<Row>(
  pages: AsyncIterable<readonly Row[]>,
): Promise<readonly Row[]> {
  const all: Row[] = []
  for await (const rows of pages) all.push(...rows)
  return all
}
