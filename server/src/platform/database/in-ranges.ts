import { expressionBuilder, type ReferenceExpression } from 'kysely'
import type { Tables } from './tables.ts'

/** Rows that a statement reads at most: SQLite blocks the event loop for some 10 ms meanwhile. */
const maxRows = 2_000

/** Ids above `after` and up to `upTo`; undefined in the last range. */
export interface IdRange {
  readonly after: string
  readonly upTo: string | undefined
}

/**
 * Splits rows in the order of their ids into ranges, so that no statement reads all of them.
 * @param findNth returns the nth row (from 0) above an id, by an index
 */
export async function* walkRanges(
  findNth: (after: string, nth: number) => Promise<{ readonly id: string } | undefined>,
  begin = '',
): AsyncGenerator<IdRange, void> {
  for (let after = begin; ;) {
    const last = await findNth(after, maxRows - 1)
    yield { after, upTo: last?.id }
    if (last === undefined) return
    after = last.id
  }
}

/** Whether the id in a column is of a range. */
export function isInRange<Table extends keyof Tables>(
  column: ReferenceExpression<Tables, Table>,
  { after, upTo }: IdRange,
) {
  const row = expressionBuilder<Tables, Table>()
  const isAfter = row(column, '>', after as never)
  return upTo === undefined ? isAfter : row.and([isAfter, row(column, '<=', upTo as never)])
}

/** Adds up what is counted in each range. */
export async function sumInRanges(
  ranges: AsyncIterable<IdRange>,
  countIn: (range: IdRange) => Promise<{ readonly count: number }>,
): Promise<number> {
  let sum = 0
  for await (const range of ranges) sum += (await countIn(range)).count
  return sum
}

/** Reads range by range until a page is full. */
export async function pageInRanges<Row>(
  ranges: AsyncIterable<IdRange>,
  limit: number,
  read: (range: IdRange, limit: number) => Promise<readonly Row[]>,
): Promise<readonly Row[]> {
  const page: Row[] = []
  for await (const range of ranges) {
    page.push(...(await read(range, limit - page.length)))
    if (page.length >= limit) break
  }
  return page
}
