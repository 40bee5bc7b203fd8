import type { Kysely } from 'kysely'
import { expect, it } from 'vitest'
import { migrate } from '../platform/database/migrate.ts'
import { describeEngines, openTestDatabase } from '../testing/engines.ts'
import { migrations } from './index.ts'

type AnyTables = Record<string, Record<string, unknown>>

const aTake = {
  recorderId: null,
  speakerId: 'gone',
  course: 'ewo',
  dialect: 'Mvele',
  description: '{}',
  sound: '{}',
  archiveHash: '',
  recordedAt: 1,
  receivedAt: 7,
}
const account = { fullName: 'A', email: 'a@example.com', emailKey: 'a@example.com' }

describeEngines('the step to words without an account', (engine) => {
  it('keeps what is contributed and judged, and makes words of what kept takes said', async () => {
    const database = await openTestDatabase(engine)
    const at = migrations.findIndex(({ name }) => name === '0011-words-without-an-account')
    await migrate(database, migrations.slice(0, at), 0)
    const before = database.queries as unknown as Kysely<AnyTables>
    await before
      .insertInto('accounts')
      .values({
        ...account,
        id: 'a',
        role: 'recorder',
        language: 'en',
        createdAt: 0,
      })
      .execute()
    await before
      .insertInto('contributions')
      .values({
        id: 'c',
        contributorId: 'a',
        course: 'ewo',
        kind: 'word',
        contribution: '{"id":"c"}',
        findings: '[]',
        receivedAt: 5,
        checkedAt: 6,
      })
      .execute()
    const judgement = { contributionId: 'c', speakerId: 'a', verdict: 'confirm', judgedAt: 6 }
    await before.insertInto('judgements').values(judgement).execute()
    const gloss = { en: 'house', fr: 'une maison' }
    for (const [id, item, told] of [
      ['t1', 'ewo.concept-hoe', { text: 'abá', gloss: null }],
      ['t2', 'ewo.w', { text: 'ndá', gloss }],
      ['t3', 'ewo.w', { text: 'ndá', gloss }],
      ['t4', 'ewo.day-sunday', null],
    ] as const) {
      const take = { ...aTake, id, item, kind: 'word', told: told && JSON.stringify(told) }
      await before.insertInto('takes').values(take).execute()
    }

    await migrate(database, migrations, 0)
    const { queries } = database
    const rows = await queries.selectFrom('contributions').selectAll().orderBy('id').execute()
    expect(
      rows.map((row) => ({ ...row, contribution: JSON.parse(row.contribution) as unknown })),
    ).toMatchObject([
      { id: 'c', contributorId: 'a', checkedAt: 6, receivedAt: 5, contribution: { id: 'c' } },
      {
        id: 't1',
        contributorId: null,
        speakerId: 'gone',
        kind: 'concept',
        checkedAt: null,
        contribution: { kind: 'concept', concept: 'hoe', text: 'abá', dialect: 'Mvele' },
      },
      {
        id: 'w',
        contributorId: null,
        speakerId: 'gone',
        kind: 'word',
        receivedAt: 7,
        contribution: { kind: 'word', id: 'w', text: 'ndá', gloss },
      },
    ])
    expect(rows[0]?.speakerId).toMatch(/^[0-9a-f]{32}$/)
    expect(await queries.selectFrom('judgements').selectAll().execute()).toMatchObject([judgement])
    await queries.deleteFrom('accounts').execute()
    const left = await queries.selectFrom('contributions').select('id').orderBy('id').execute()
    expect(left).toEqual([{ id: 't1' }, { id: 'w' }])
    expect(await queries.selectFrom('judgements').selectAll().execute()).toEqual([])
  })
})
