import { expect, it } from 'vitest'
import { describeBothEngines } from '../../../../server/src/testing/engines.ts'
import type { World } from '../../../../server/src/testing/world.ts'
import { startJobs } from '../testing/import-jobs.ts'

/** Uses up everybody's daily quota except for `bytes`. */
async function leave({ database }: World, bytes: number, bytesADay: number): Promise<void> {
  await database.queries
    .updateTable('dailyQuotas')
    .set({ bytes: bytesADay - bytes })
    .execute()
}

const ofImports = 1000 * 1024 * 1024

describeBothEngines('what one account may send in a day', (engine) => {
  it('counts the pieces of files by themselves', async () => {
    const { world, sendWhole, open, sendPiece } = await startJobs(engine)
    await sendWhole('text,english\nabəlé,kola nut')
    await leave(world, 10, ofImports)
    await world.database.queries.deleteFrom('dailyQuotas').where('name', '!=', 'imports').execute()
    const { id } = await open({ bytes: 20 })
    expect((await sendPiece(id, 0, Buffer.alloc(20))).error.code).toBe('daily-quota-reached')
  })
})
