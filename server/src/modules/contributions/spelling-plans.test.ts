import { conceptItem } from '@mboa/contract'
import { testId } from '@mboa/domain/testing'
import { sql } from 'kysely'
import { beforeEach, describe, expect, inject, it } from 'vitest'
import type { Queries } from '../../platform/database/database.ts'
import { countRowsRead } from '../../testing/count-rows-read.ts'
import { consentToFilled, fillTakes } from '../../testing/fill-takes.ts'
import { openWithoutStatistics } from '../../testing/migrated-database.ts'
import { aContribution } from '../../testing/takes.ts'
import {
  countSpellings,
  countUnwritten,
  listSpellings,
  listUnwritten,
} from './spellings.repository.ts'

const count = 2_000
const page = { after: '', limit: 25 }
const asked = { course: 'ewo', judgeId: 'judge' }
/**
 * The ids that ranges are made of, and look-ups of the take, consent, judgements and words of each
 * spelling, but no table again and again: with `not exists` it was 4,000 times `count`.
 */
const maxRows = 25 * count

/** Many takes of concepts, one spelling of each, and as many words that one judge has judged. */
async function fill(queries: Queries) {
  await queries
    .updateTable('takes')
    .set({
      item: sql<string>`${conceptItem('ewo', 'hoe')} || substr(id, length(id) - 1)`,
      withdrawnAt: null,
      sentBackAt: null,
    })
    .execute()
  const takes = await queries.selectFrom('takes').select(['id', 'item']).orderBy('id').execute()
  const told = (id: string) => ({
    id,
    contributorId: null,
    speakerId: 'writer',
    course: 'ewo',
    contribution: JSON.stringify(aContribution({ id })),
    findings: '[]',
    receivedAt: 1,
  })
  const spellings = takes.map(({ id, item }, nth) => ({
    ...told(testId(10_000 + nth)),
    kind: 'concept' as const,
    takeId: id,
    concept: item.slice(conceptItem('ewo', '').length),
  }))
  const words = takes.map((_, nth) => ({ ...told(testId(20_000 + nth)), kind: 'word' as const }))
  const judgements = words.map(({ id }) => ({
    contributionId: id,
    speakerId: 'judge',
    verdict: 'contest' as const,
    reason: 'other',
    trustedAt: null,
    judgedAt: 1,
  }))
  for (let from = 0; from < count; from += 500) {
    const to = from + 500
    await queries.insertInto('contributions').values(spellings.slice(from, to)).execute()
    await queries.insertInto('contributions').values(words.slice(from, to)).execute()
    await queries.insertInto('judgements').values(judgements.slice(from, to)).execute()
  }
}

describe.runIf(inject('postgresUrl') !== undefined)('spellings on PostgreSQL', () => {
  let queries: Queries

  beforeEach(async () => {
    const database = await openWithoutStatistics()
    ;({ queries } = database)
    await fillTakes(database, { recorderId: 'recorder', count })
    await consentToFilled(database, 'recorder')
    await fillTakes(database, { recorderId: 'judge', count: 0 })
    await fill(queries)
  })

  it.each(['without statistics', 'with statistics'])('are read row by row %s', async (how) => {
    if (how === 'with statistics') await sql`analyze`.execute(queries)
    const read = (work: (watched: Queries) => Promise<unknown>) => countRowsRead(queries, work)
    expect(await countSpellings(queries, asked)).toBe(count)
    expect(await read((watched) => countSpellings(watched, asked))).toBeLessThan(maxRows)
    expect(await read((watched) => listSpellings(watched, asked, page))).toBeLessThan(maxRows)
    expect(await read((watched) => countUnwritten(watched, 'ewo'))).toBeLessThan(maxRows)
    expect(await read((watched) => listUnwritten(watched, 'ewo', page))).toBeLessThan(maxRows)
  })
})
