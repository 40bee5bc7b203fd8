import type { Queries } from '../platform/database/database.ts'

/** Counts the statements that are made with `watched`, and the rows that they return. */
export function watchRows(queries: Queries) {
  const work = { statements: 0, rows: 0 }
  const watched = queries.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult({ result }) {
      work.statements += 1
      work.rows += result.rows.length
      return Promise.resolve(result)
    },
  })
  return { work, watched }
}
