import type { Kysely } from 'kysely'
import { expect, it } from 'vitest'
import { migrate } from '../platform/database/migrate.ts'
import { describeEngines, openTestDatabase } from '../testing/engines.ts'
import { migrations } from './index.ts'

type AnyTables = Record<string, Record<string, unknown>>

const anAccount = (id: string) => ({
  id,
  fullName: id,
  email: `${id}@example.com`,
  emailKey: `${id}@example.com`,
  role: 'recorder',
  language: 'en',
  createdAt: 0,
})

describeEngines('the step to judgements without an account', (engine) => {
  it('keeps what was said, one of each speaker, and keeps it on when who said it leaves', async () => {
    const database = await openTestDatabase(engine)
    const at = migrations.findIndex(({ name }) => name === '0012-judgements-without-an-account')
    await migrate(database, migrations.slice(0, at), 0)
    const before = database.queries as unknown as Kysely<AnyTables>
    for (const id of ['contributor', 'stays', 'leaves']) {
      await before.insertInto('accounts').values(anAccount(id)).execute()
    }
    await before
      .insertInto('contributions')
      .values({
        id: 'c',
        contributorId: 'contributor',
        speakerId: 's',
        course: 'ewo',
        kind: 'word',
        contribution: '{"id":"c"}',
        findings: '[]',
        receivedAt: 5,
      })
      .execute()
    const said = { contributionId: 'c', reason: null, trustedAt: null, judgedAt: 6 }
    const confirmed = { ...said, speakerId: 'stays', verdict: 'confirm' } as const
    const contested = {
      ...said,
      speakerId: 'leaves',
      verdict: 'contest',
      reason: 'No.',
      trustedAt: 4,
    } as const
    await before.insertInto('judgements').values([confirmed, contested]).execute()

    await migrate(database, migrations, 0)
    const { queries } = database
    const list = () => queries.selectFrom('judgements').selectAll().orderBy('verdict').execute()
    const decidedAt = null
    const kept = [
      { ...confirmed, decidedAt },
      { ...contested, decidedAt },
    ]
    expect(await list()).toEqual(kept)
    await expect(queries.insertInto('judgements').values(confirmed).execute()).rejects.toThrow()
    await queries.deleteFrom('accounts').where('id', '=', 'leaves').execute()
    expect(await list()).toEqual([kept[0], { ...kept[1], speakerId: null }])
    await queries.deleteFrom('accounts').where('id', '=', 'contributor').execute()
    expect(await list()).toEqual([])
  })
})
