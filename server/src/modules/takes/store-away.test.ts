import { api, addressOf, profileSchema } from '@mboa/contract'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { sendFile } from '../../testing/call-as-page.ts'
import { describeEngines } from '../../testing/engines.ts'
import { phonePhoto } from '../../testing/pictures.ts'
import {
  allConsents,
  chooseConsents,
  fetchReviewClip,
  hashOf,
  hum,
  makeTake,
  putArchive,
  reviewTake,
  signInRecorder,
  storeTake,
  trustRecorder,
} from '../../testing/takes.ts'
import type { TestAnswer } from '../../testing/test-client.ts'
import { startWorld } from '../../testing/world.ts'

const saysOf = ({ status, ...answer }: TestAnswer) => [status, answer.error.code]

describeEngines('a sound whose file the server cannot read', (engine) => {
  async function startHeard() {
    const world = await startWorld(engine)
    const [recorder, reviewer] = [await signInRecorder(world, 1), await signInRecorder(world, 2)]
    await trustRecorder(world, 2)
    await chooseConsents(world, recorder, { ...allConsents, openData: 'CC0-1.0' })
    const take = await storeTake(world, recorder)
    await reviewTake(world, reviewer, take.id)
    return { world, recorder, reviewer, take, flac: `${hashOf(take.archive)}.flac` }
  }

  it('is not withdrawn while the store is away, and is heard again after', async () => {
    const { world, recorder, reviewer, flac } = await startHeard()
    const form = await sendFile(world, recorder, api.replacePhoto.path, await phonePhoto())
    expect(form.status).toBeLessThan(300)
    const { user } = (await recorder.get(api.readProfile.path)).as(profileSchema)
    const waiting = await storeTake(world, recorder, {}, 300)
    const away = `${world.blobsFolder}-away`
    const reads = [
      () => recorder.get(addressOf(api.readClip, { params: { clip: flac } })),
      () => world.client().get(addressOf(api.readOpenClip, { params: { clip: flac } })),
      () => fetchReviewClip(reviewer, waiting.id),
      () => recorder.get(user.photoURL ?? ''),
    ]
    await rename(world.blobsFolder, away)
    for (const read of reads) expect(saysOf(await read())).toEqual([503, 'unavailable'])
    const sent = makeTake({}, hum(400))
    expect(saysOf(await putArchive(world, recorder, sent))).toEqual([503, 'unavailable'])
    await rename(away, world.blobsFolder)
    for (const read of reads) expect((await read()).status).toBe(200)
    expect((await putArchive(world, recorder, sent)).status).toBe(200)
  })

  it('is not withdrawn where the store has lost it', async () => {
    const { world, recorder, take, flac } = await startHeard()
    const hash = hashOf(take.archive)
    await rm(join(world.blobsFolder, hash.slice(0, 2), hash))
    const answers = [
      await recorder.get(addressOf(api.readClip, { params: { clip: flac } })),
      await world.client().get(addressOf(api.readOpenClip, { params: { clip: flac } })),
    ]
    expect(answers.map(saysOf)).toEqual(Array(2).fill([503, 'unavailable']))
  })
})
