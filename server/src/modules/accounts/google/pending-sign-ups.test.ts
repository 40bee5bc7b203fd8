import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { migrations } from '../../../migrations/index.ts'
import { migrate } from '../../../platform/database/migrate.ts'
import { describeBothEngines, openTestDatabase } from '../../../testing/engines.ts'
import { removePendingOf } from './repository.ts'

/** More than either database accepts as values of one statement. */
const count = 70_000

describeBothEngines('sign-ups that wait under one address', (engine) => {
  it('are all deleted, however many there are', async () => {
    const database = await openTestDatabase(engine)
    await migrate(database, migrations, 0)
    const { queries } = database
    await sql`insert into google_sign_ups (token_hash, issuer, subject, email, language, expires_at)
      with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${sql.lit(count)})
      select cast(n as text), 'issuer', 'subject', 'ada@example.com', 'en', 1 from numbers`.execute(
      queries,
    )
    await removePendingOf(queries, 'ada@example.com')
    expect(await queries.selectFrom('googleSignUps').select('email').execute()).toEqual([])
  })
})
