import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { api, reviewQueueSchema } from '@mboa/contract'
import { fullWeight, isProbePlace } from '@mboa/domain'
import { expect, it } from 'vitest'
import { describeEngines } from '../../../testing/engines.ts'
import {
  hashOf,
  ownDialect,
  reviewTake,
  signInRecorder,
  storeTake,
  trustRecorder,
} from '../../../testing/takes.ts'
import { startWorld, type World } from '../../../testing/world.ts'

/** A seed that puts a probe before the first take. */
const seed = Array.from({ length: 400 }, (_, nth) => `seed ${nth}`).find((each) =>
  isProbePlace(each, 0),
)

async function seedReviewer({ database }: World, email: string): Promise<void> {
  const { id: accountId } = await database.queries
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const begun = { decided: 0, heardUntil: 0, weight: fullWeight, caughtAt: null, missedAt: null }
  await database.queries.deleteFrom('reviewers').where('accountId', '=', accountId).execute()
  await database.queries
    .insertInto('reviewers')
    .values({ accountId, seed: seed ?? '', ...begun })
    .execute()
}

describeEngines('a review queue', (engine) => {
  it('goes on without a probe where the store has lost the sound to make it of', async () => {
    const world = await startWorld(engine)
    const recorder = await signInRecorder(world, 1)
    const reviewer = await signInRecorder(world, 2)
    await trustRecorder(world, 2)
    const source = await storeTake(world, recorder, { item: 'ewo.day-sunday' })
    await reviewTake(world, reviewer, source.id)
    const waiting = await storeTake(world, recorder, ownDialect(), 300)
    const hash = hashOf(source.archive)
    await rm(join(world.blobsFolder, hash.slice(0, 2), hash))
    await seedReviewer(world, 'recorder2@example.com')
    const queue = await reviewer.get(`${api.listReviewQueue.path}?course=ewo`)
    expect(queue.as(reviewQueueSchema).takes.map(({ id }) => id)).toEqual([waiting.id])
  })
})
