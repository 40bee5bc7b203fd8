/** Values of one statement: PostgreSQL accepts 65,535 in all, SQLite half as many. */
const maxValues = 1_000

/**
 * Runs a statement for a list of any length, a slice of it at a time, and returns all rows in the
 * order of the slices.
 * @example const rows = await inSlices(ids, (some) => select.where('id', 'in', some).execute())
 */
export async function inSlices<Value, Row>(
  values: readonly Value[],
  run: (slice: readonly Value[]) => Promise<readonly Row[]>,
): Promise<readonly Row[]> {
  const rows: (readonly Row[])[] = []
  for (let from = 0; from < values.length; from += maxValues) {
    rows.push(await run(values.slice(from, from + maxValues)))
  }
  return rows.flat()
}
