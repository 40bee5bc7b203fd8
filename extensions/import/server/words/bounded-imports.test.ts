import { defaultMapping, FormatError, type ReadPart } from '@mboa/formats'
import { testId } from '@mboa/domain/testing'
import { expect, it } from 'vitest'
import { migrations } from '../../../../server/src/migrations/index.ts'
import {
  countUndecided,
  clearUndone,
  setUndone,
} from '../../../../server/src/modules/contributions/index.ts'
import type { Queries } from '../../../../server/src/platform/database/database.ts'
import { migrate } from '../../../../server/src/platform/database/migrate.ts'
import { openTestDatabase } from '../../../../server/src/testing/engines.ts'
import { aContribution } from '../../../../server/src/testing/takes.ts'
import { maxEntries, walkImport } from './draft-import.ts'
import { finishImport, proposeSome } from './repository.ts'
import { prepareImport } from './prepare-import.ts'

async function* partsOf(count: number): AsyncGenerator<ReadPart, void> {
  await Promise.resolve()
  for (let line = 1; line <= count; line += 1) {
    const entry = { key: `word-${line}`, kind: 'word' as const, forms: [], senses: [] }
    yield { part: 'entry', entry, line }
  }
}

it('a file of more entries than may be is refused with the line where it has too many', async () => {
  let read = 0
  const walk = walkImport(partsOf(maxEntries + 10), {
    judge: () => ({ isProposed: false, reason: 'no-text' }),
    standing: new Map(),
    createId: () => testId(1),
  })
  const walking = (async () => {
    for await (const _ of walk) read += 1
  })()
  await expect(walking).rejects.toThrow(FormatError)
  await expect(walking).rejects.toMatchObject({ reason: 'too-large', line: maxEntries + 1 })
  expect(read).toBe(maxEntries)
})

const words = 1_200
const maxRowsAtOnce = 500

async function fill(queries: Queries): Promise<void> {
  const begun = { id: 'import', course: 'ewo', format: 'csv', fileName: 'words.csv' }
  const said = { citation: 'A list', licence: 'CC0-1.0', dialect: null, orthography: 'x' }
  const counted = { mapping: '{}', header: '{}', entries: words, told: words, begunAt: 1 }
  const kept = { keptAt: 1, undoneAt: null }
  await queries
    .insertInto('imports')
    .values({ ...begun, ...said, ...counted, ...kept })
    .execute()
  for (let from = 0; from < words; from += 100) {
    const places = Array.from({ length: 100 }, (_, at) => from + at + 1)
    const entries = places.map((place) => ({
      importId: 'import',
      place,
      name: `word-${place}`,
      hash: 'hash',
      entry: '{}',
      contributionId: testId(place),
      kind: null,
      contribution: null,
      findings: null,
    }))
    const contributions = places.map((place) => ({
      id: testId(place),
      contributorId: null,
      speakerId: 'import',
      course: 'ewo',
      kind: 'concept' as const,
      contribution: JSON.stringify(aContribution({ id: testId(place) })),
      findings: '[]',
      receivedAt: 1,
      checkedAt: null,
      contestedAt: null,
      withdrawnAt: null,
      importId: 'import',
      asks: null,
      meaningOf: null,
      takeId: null,
      spellingOf: null,
    }))
    await queries.insertInto('importedEntries').values(entries).execute()
    await queries.insertInto('contributions').values(contributions).execute()
  }
}

it('an import is proposed and taken back in slices, and counts at once', async () => {
  const database = await openTestDatabase('sqlite')
  await migrate(database, migrations, 0)
  const { queries } = database
  await fill(queries)
  await queries.deleteFrom('contributions').execute()
  await queries.updateTable('imports').set({ keptAt: null }).execute()
  const contribution = JSON.stringify(aContribution({ id: testId(1) }))
  const proposed = { kind: 'concept' as const, contribution, findings: '[]' }
  await queries.updateTable('importedEntries').set(proposed).execute()
  const countWords = async () =>
    (await queries.selectFrom('contributions').select('id').execute()).length
  const counts: number[] = []
  const begun = { id: 'import', course: 'ewo', begunAt: 1 }
  while (await proposeSome(queries, begun)) counts.push(await countWords())
  expect(counts).toEqual([400, 800, 1_200])
  expect(await countUndecided(queries, 'ewo')).toBe(0)
  const kept = { id: 'import', header: '{}', entries: words, told: words, keptAt: 2 }
  await finishImport(queries, kept)
  expect(await countUndecided(queries, 'ewo')).toBe(words)
  await setUndone(queries, 'import', 3)
  expect(await countUndecided(queries, 'ewo')).toBe(0)
  expect(await countWords()).toBe(words)
  const changed: number[] = []
  const counting = queries.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: ({ result }) => {
      changed.push(Number(result.numAffectedRows ?? result.rows.length))
      return Promise.resolve(result)
    },
  })
  await clearUndone(counting, 'import', 3)
  expect(Math.max(...changed)).toBe(400)
  expect(await countWords()).toBe(0)
  expect(await queries.selectFrom('importedEntries').select('place').execute()).toEqual([])
})

it('a draft reads what the course has in pages, between which others get their turn', async () => {
  const database = await openTestDatabase('sqlite')
  await migrate(database, migrations, 0)
  await fill(database.queries)
  const read: number[] = []
  let turns = 0
  const takeTurn = () => {
    turns += 1
    others = setImmediate(takeTurn)
  }
  let others = setImmediate(takeTurn)
  const counting = database.queries.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: ({ result }) => {
      read.push(result.rows.length)
      return Promise.resolve(result)
    },
  })
  const alphabet = { letters: ['a'], toneBearers: [], toneMarks: [] }
  const walk = await prepareImport(counting, {
    course: {
      course: 'ewo',
      alphabet,
      orthography: { id: 'x', name: { en: 'x', fr: 'x' } },
    } as never,
    items: [],
    findConcept: () => ({ gloss: { en: 'hoe', fr: 'houe' } }),
    terms: { course: 'ewo', citation: 'A', licence: 'CC0-1.0', dialect: null, orthography: 'x' },
    mapping: defaultMapping,
    now: 1,
    read: () => partsOf(3),
  })
  clearImmediate(others)
  expect(Math.max(...read)).toBe(maxRowsAtOnce)
  expect(read.reduce((sum, rows) => sum + rows, 0)).toBe(2 * words + 1)
  expect(turns).toBeGreaterThanOrEqual((2 * words) / maxRowsAtOnce)
  const parts: string[] = []
  for await (const { part } of walk()) parts.push(part)
  expect(parts).toEqual(['earlier', 'earlier', 'earlier'])
})
