import { expect, it } from 'vitest'
import type { RootOperationNode } from 'kysely'
import { testId } from '@mboa/domain/testing'
import type { Queries } from '../../platform/database/database.ts'
import { describeBothEngines } from '../../testing/engines.ts'
import { insertMany } from '../../testing/measured-server.ts'
import { sendContributions, speak } from '../../testing/spellings.ts'
import { aContribution } from '../../testing/takes.ts'
import { startWorld } from '../../testing/world.ts'
import { listAskingFor, listToJudge } from './repository.ts'
import {
  countSpellings,
  countSpellingsUndecided,
  countUnwritten,
  listSpellings,
  listUnwritten,
} from './spellings.repository.ts'
import { countUndecided, listUndecided } from './undecided.repository.ts'

/** More than one statement reads. */
const count = 2_100
const judge = { course: 'ewo', judgeId: 'who-listens', speakerId: 'who-listens' }

function watchStatements(queries: Queries) {
  const nodes: RootOperationNode[] = []
  const watched = queries.withPlugin({
    transformQuery: ({ node }) => {
      nodes.push(node)
      return node
    },
    transformResult: ({ result }) => Promise.resolve(result),
  })
  return { nodes, watched }
}

/** A language with many spellings of one take, words by `writer` and takes without a word. */
async function fillLanguage(engine: Parameters<typeof startWorld>[0]) {
  const world = await startWorld(engine)
  const { queries } = world.database
  const { take, others } = await speak(world)
  await sendContributions(others[0], aContribution({ id: testId(1), take }))
  const spelling = await queries.selectFrom('contributions').selectAll().executeTakeFirstOrThrow()
  const spoken = await queries
    .selectFrom('takes')
    .selectAll()
    .where('id', '=', take)
    .executeTakeFirstOrThrow()
  const writer = spelling.contributorId ?? ''
  const numbers = Array.from({ length: count }, (_, nth) => nth)
  const word = { ...spelling, kind: 'word', takeId: null, concept: null, asks: 'fr' }
  await insertMany(queries, 'contributions', [
    ...numbers.map((nth) => ({ ...spelling, id: testId(100_000 + nth) })),
    ...numbers.map((nth) => ({ ...word, id: testId(200_000 + nth) })),
  ])
  await insertMany(
    queries,
    'takes',
    numbers.map((nth) => ({ ...spoken, id: testId(300_000 + nth), item: 'ewo.concept-axe' })),
  )
  return { queries, writer }
}

describeBothEngines('what waits in a language', (engine) => {
  it('is counted and listed without a statement that reads all of it', async () => {
    const { queries, writer } = await fillLanguage(engine)
    const { nodes, watched } = watchStatements(queries)
    const statementsOf = async (work: (queries: Queries) => Promise<unknown>) => {
      nodes.length = 0
      const result = await work(watched)
      return [result, nodes.length > 2]
    }
    expect(await statementsOf((each) => countUndecided(each, 'ewo'))).toEqual([count, true])
    expect(await statementsOf((each) => countSpellings(each, judge))).toEqual([count + 1, true])
    expect(await statementsOf((each) => countSpellingsUndecided(each, 'ewo'))).toEqual([
      count + 1,
      true,
    ])
    const [unwritten, isInRanges] = await statementsOf(async (each) =>
      (await countUnwritten(each, 'ewo')).reduce((sum, { count: of }) => sum + of, 0),
    )
    expect([unwritten, isInRanges]).toEqual([count, true])
    // The writer finds nothing of others and looks through everything.
    const page = { after: '', limit: 10 }
    const own = { course: 'ewo', judgeId: writer, speakerId: writer }
    const lists = [
      (each: Queries) => listSpellings(each, own, page),
      (each: Queries) => listUndecided(each, own, page),
      (each: Queries) => listToJudge(each, own, page),
      (each: Queries) => listAskingFor(each, { ...own, language: 'fr' }, page.limit),
    ]
    for (const list of lists) expect(await statementsOf(list)).toEqual([[], true])
    const last = { after: testId(302_090), limit: 20 }
    expect(await listUnwritten(queries, 'ewo', last)).toHaveLength(9)
    expect(await listSpellings(queries, judge, { after: testId(102_090), limit: 5 })).toHaveLength(
      5,
    )
  })
})
