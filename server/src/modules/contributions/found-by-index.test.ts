import { CompiledQuery, type RootOperationNode } from 'kysely'
import { expect, it } from 'vitest'
import { migrations } from '../../migrations/index.ts'
import type { Queries } from '../../platform/database/database.ts'
import { migrate } from '../../platform/database/migrate.ts'
import { openTestDatabase } from '../../testing/engines.ts'
import { listToJudge } from './contributions.repository.ts'
import { listCheckedCorrections } from './corrected-words.repository.ts'
import { clearUndone } from './imports/undone-imports.repository.ts'
import { listUndecided } from './undecided.repository.ts'

const page = { after: '', limit: 200 }
const of = { course: 'ewo', speakerId: 'ada' }

/** How SQLite reads each table in the statements of some work. */
async function explain(
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

it.each([
  ['what waits for a speaker', (queries: Queries) => listToJudge(queries, of, page)],
  ['what waits for a coordinator', (queries: Queries) => listUndecided(queries, of, page)],
])('finds in %s the word that a correction is of by its id', async (_, work) => {
  const plan = await explain(work)
  const ofTyped = plan.filter((line) => line.includes('typed'))
  expect(ofTyped).toEqual([expect.stringMatching(/^SEARCH typed USING INDEX \w+ \(id=\?\)/)])
  for (const line of plan.filter((each) => each.includes(' correction '))) {
    expect(line).toMatch(/^SEARCH correction USING INDEX contributions_by_spelling /)
  }
  expect(plan.filter((line) => line.startsWith('SCAN'))).toEqual([])
})

it('finds the corrections of a word without reading others', async () => {
  const plan = await explain((queries) =>
    listCheckedCorrections(queries, { course: 'ewo', id: 'word' }),
  )
  expect(plan[0]).toMatch(/^SEARCH contributions USING INDEX contributions_by_spelling /)
})

const insertWord = (queries: Queries) =>
  queries
    .insertInto('contributions')
    .values({
      id: 'word',
      speakerId: 'import',
      importId: 'import',
      course: 'ewo',
      kind: 'word',
      contribution: '{}',
      findings: '[]',
      receivedAt: 1,
    })
    .execute()

it('finds the takes of a word of an import that is undone by course and item', async () => {
  const plan = await explain((queries) => clearUndone(queries, 'import', 1), insertWord)
  const ofTakes = plan.filter((line) => line.includes(' takes '))
  expect(ofTakes).toEqual([expect.stringMatching(/^SEARCH takes USING .*\(course=\? AND item=\?/)])
})
