import { expect, it } from 'vitest'
import { migrations } from '../../migrations/index.ts'
import { migrate } from '../../platform/database/migrate.ts'
import { describeBothEngines, openTestDatabase } from '../../testing/engines.ts'
import { detachContributions, listMeanings, listWithTexts } from './repository.ts'
import { listJudgementsOn } from './judgements.repository.ts'
import { listThoseOf } from './spellings.repository.ts'

/** More than either database accepts as values of one statement. */
const ids = Array.from({ length: 70_000 }, (_, at) => `word-${at}`)

describeBothEngines('a list of ids longer than a statement', (engine) => {
  it('is read and detached in slices', async () => {
    const database = await openTestDatabase(engine)
    await migrate(database, migrations, 0)
    const { queries } = database
    expect(await listJudgementsOn(queries, ids)).toEqual([])
    expect(await listMeanings(queries, ids)).toEqual([])
    expect(
      await listWithTexts(
        queries,
        'ewo',
        ids.map((id) => `ewo.${id}`),
      ),
    ).toEqual([])
    expect(await listThoseOf(queries, 'ada', ids)).toEqual(new Set())
    await detachContributions(queries, ids, { staysAsSpeaker: false })
  })
})
