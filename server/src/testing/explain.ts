import { CompiledQuery, type RootOperationNode } from 'kysely'
import { migrations } from '../migrations/index.ts'
import type { Queries } from '../platform/database/database.ts'
import { migrate } from '../platform/database/migrate.ts'
import { openTestDatabase } from './engines.ts'

/** SQLite's query plan of every statement that some work runs. */
export async function explain(
  work: (queries: Queries) => Promise<unknown>,
  prepare: (queries: Queries) => Promise<unknown> = () => Promise.resolve(),
): Promise<readonly string[]> {
  const database = await openTestDatabase('sqlite')
  await migrate(database, migrations, 0)
  const { queries } = database
  await prepare(queries)
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
  const plans: string[] = []
  for (const node of nodes) {
    const { sql, parameters, queryId } = queries.getExecutor().compileQuery(node, { queryId: '' })
    const asked = CompiledQuery.raw(`explain query plan ${sql}`, [...parameters])
    const { rows } = await queries.executeQuery<{ detail: string }>({ ...asked, queryId })
    plans.push(...rows.map(({ detail }) => detail))
  }
  return plans
}
