import { join } from 'node:path'
import { expect, it } from 'vitest'
import { exportRecordings, type ExportUse } from '../../../../server/src/modules/data-sets/index.ts'
import { openDiskBlobs } from '../../../../server/src/platform/blobs/disk-blobs.ts'
import { describeEngines } from '../../../../server/src/testing/engines.ts'
import {
  reviewTake,
  signInRecorder,
  storeTake,
  trustRecorder,
} from '../../../../server/src/testing/takes.ts'
import { temporaryFolder } from '../../../../server/src/testing/temporary-folder.ts'
import { startWorld, type World } from '../../../../server/src/testing/world.ts'
import { readClipsFolder } from './sources/read-clips-folder.ts'

async function storeApproved(world: World) {
  const [recorder, reviewer] = [await signInRecorder(world, 1), await signInRecorder(world, 2)]
  await trustRecorder(world, 2)
  const take = await storeTake(world, recorder)
  await reviewTake(world, reviewer, take.id)
  return take
}

async function exportTo(world: World, use: ExportUse): Promise<string> {
  const folder = join(await temporaryFolder(), 'out')
  await exportRecordings(
    { database: world.database, blobs: await openDiskBlobs(world.blobsFolder) },
    {
      folder,
      use,
      course: undefined,
      textsOf: (takes) => Promise.resolve(new Map(takes.map(({ id }) => [id, '- "sɔ́ndɔ"']))),
    },
  )
  return join(folder, 'ewo')
}

describeEngines('recordings that go out and come in again', (engine) => {
  it('are the same sounds, file by file', async () => {
    const world = await startWorld(engine)
    const take = await storeApproved(world)
    const { clips, problems } = await readClipsFolder(await exportTo(world, 'open-data'), 'ewo')
    expect(problems).toEqual([])
    expect(clips).toMatchObject([{ kind: 'sentence', text: '- "sɔ́ndɔ"' }])
    const sound = await clips[0]?.read()
    expect(typeof sound === 'object' && Buffer.from(sound.bytes).equals(take.archive)).toBe(true)
  })

  it('stay out where they were given for one use alone', async () => {
    const world = await startWorld(engine)
    const take = await storeApproved(world)
    const { clips, problems } = await readClipsFolder(await exportTo(world, 'research'), 'ewo')
    expect(clips).toEqual([])
    expect(problems).toEqual([
      {
        line: 2,
        entry: `${take.id}.flac`,
        message: 'its licence "for-this-use-only" does not let others hear it',
      },
    ])
  })
})
