import { CompiledQuery, type RootOperationNode } from 'kysely'
import type { Queries } from '../platform/database/database.ts'

/** What PostgreSQL tells of one step of a plan that it carried out. */
interface PlanNode {
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly 'Rows Removed by Join Filter'?: number
  readonly Plans?: readonly PlanNode[]
}

/** Counts the rows that the steps of PostgreSQL's plans produce and discard for some work. */
export async function countRowsRead(
  queries: Queries,
  work: (queries: Queries) => Promise<unknown>,
): Promise<number> {
  const nodes: RootOperationNode[] = []
  await work(
    queries.withPlugin({
      transformQuery: ({ node }) => {
        nodes.push(node)
        return node
      },
      transformResult: ({ result }) => Promise.resolve(result),
    }),
  )
  let count = 0
  for (const node of nodes) {
    const { sql, parameters, queryId } = queries.getExecutor().compileQuery(node, { queryId: '' })
    const asked = CompiledQuery.raw(`explain (analyze, format json) ${sql}`, [...parameters])
    const { rows } = await queries.executeQuery<Record<string, readonly { Plan: PlanNode }[]>>({
      ...asked,
      queryId,
    })
    for (const { Plan } of rows.flatMap((row) => Object.values(row).flat())) count += rowsOf(Plan)
  }
  return count
}

function rowsOf({ Plans = [], ...node }: PlanNode): number {
  const discarded =
    (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Join Filter'] ?? 0)
  const own = (node['Actual Rows'] + discarded) * node['Actual Loops']
  return Plans.reduce((sum, plan) => sum + rowsOf(plan), own)
}
