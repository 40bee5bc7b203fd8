import type { Queries } from '../platform/database/database.ts'

/** Counts the rows that statements of `watched` return: in all, and the most of one statement. */
export function watchRows(queries: Queries) {
  const work = { rows: 0, maxRows: 0 }
  const watched = queries.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult({ result }) {
      work.rows += result.rows.length
      work.maxRows = Math.max(work.maxRows, result.rows.length)
      return Promise.resolve(result)
    },
  })
  return { work, watched }
}
