import { takeSchema } from '@mboa/contract'
import { expect, it } from 'vitest'
import { describeEngines } from '../../testing/engines.ts'
import { hum, makeTake, putArchive, signInRecorder } from '../../testing/takes.ts'
import { startWorld, type World, listBlobs } from '../../testing/world.ts'
import { takeQuota } from './limits.ts'

/** As if the files of a take that is stored were this large. */
const enlarge = (world: World, id: string, bytes: number) =>
  world.database.queries
    .updateTable('takes')
    .set({ archiveBytes: bytes - 1000, listeningBytes: 1000 })
    .where('id', '=', id)
    .execute()

describeEngines('the takes of one recorder', (engine) => {
  it('are as many bytes a day as the quota allows, and the rest another day', async () => {
    const world = await startWorld(engine)
    const client = await signInRecorder(world)
    const [first, second] = [makeTake(), makeTake()]
    await putArchive(world, client, first)
    await enlarge(world, first.id, takeQuota.bytesADay)
    world.clock.advance(60 * 60_000)
    const refused = await putArchive(world, client, second)
    expect([refused.status, refused.error]).toMatchObject([
      429,
      { code: 'daily-quota-reached', retryAfterSeconds: 23 * 60 * 60 },
    ])
    expect(await listBlobs(world)).toHaveLength(2)
    // What is here already is answered as ever, and others have a quota of their own.
    expect((await putArchive(world, client, first)).status).toBe(200)
    const other = await signInRecorder(world, 2)
    expect((await putArchive(world, other, makeTake())).status).toBe(200)
    world.clock.advance(23 * 60 * 60_000)
    expect((await putArchive(world, client, second)).as(takeSchema).id).toBe(second.id)
  })

  it('are no more bytes when several are sent at once', async () => {
    const world = await startWorld(engine)
    const client = await signInRecorder(world)
    const [first, ...others] = [1, 2, 3, 4].map((nth) => makeTake({}, hum(200 + nth)))
    if (first === undefined) throw new Error('There is no take.')
    await putArchive(world, client, first)
    const room = Math.max(...others.map(({ archive }) => archive.length)) * 1.5
    await enlarge(world, first.id, Math.floor(takeQuota.bytesADay - room))
    const answers = await Promise.all(others.map((take) => putArchive(world, client, take)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429])
    const again = await Promise.all([1, 2].map(() => putArchive(world, client, first)))
    expect(again.map(({ status }) => status)).toEqual([200, 200])
  })

  it('are as many bytes in all, of which those withdrawn are none', async () => {
    const world = await startWorld(engine)
    const client = await signInRecorder(world)
    const [first, second] = [makeTake(), makeTake()]
    await putArchive(world, client, first)
    await enlarge(world, first.id, takeQuota.bytesInAll)
    world.clock.advance(2 * takeQuota.dayMs)
    const refused = await putArchive(world, client, second)
    expect([refused.status, refused.error.code]).toEqual([403, 'quota-reached'])
    const { queries } = world.database
    await queries.updateTable('takes').set({ withdrawnAt: 1 }).where('id', '=', first.id).execute()
    expect((await putArchive(world, client, second)).status).toBe(200)
  })

  it('count towards no day where a clock that was ahead dated them', async () => {
    const world = await startWorld(engine)
    const client = await signInRecorder(world)
    const [first, second] = [makeTake(), makeTake()]
    world.clock.advance(20 * takeQuota.dayMs)
    await putArchive(world, client, first)
    await enlarge(world, first.id, takeQuota.bytesADay)
    world.clock.advance(-20 * takeQuota.dayMs)
    expect((await putArchive(world, client, second)).status).toBe(200)
  })
})
