import { join } from 'node:path'
import { apiPaths, takeHeaders, takeSchema, takesSchema } from '@mboa/contract'
import { expect, it } from 'vitest'
import type { Blobs } from '../../platform/blobs/blobs.ts'
import { openDiskBlobs } from '../../platform/blobs/disk-blobs.ts'
import { settlingMs } from '../../platform/blobs/sweep-blobs.ts'
import { describeEngines } from '../../testing/engines.ts'
import { printFigure } from '../../testing/print-figure.ts'
import {
  hashOf,
  headerOf,
  hum,
  makeTake,
  putArchive,
  signInRecorder,
  type SentTake,
} from '../../testing/takes.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { startWorld, type World } from '../../testing/world.ts'

/** The file's first bytes, and then the line breaks. */
function cutOff(bytes: Buffer, length: number): ReadableStream<Uint8Array> {
  let isSent = false
  return new ReadableStream({
    pull(controller) {
      if (isSent) controller.error(new Error('The line broke.'))
      else controller.enqueue(new Uint8Array(bytes.subarray(0, length)))
      isSent = true
    },
  })
}

function putCutOff(world: World, client: TestClient, take: SentTake, length: number) {
  return client.send('PUT', apiPaths.takeArchive.replace(':id', take.id), {
    headers: { origin: world.origin, [takeHeaders.take]: headerOf(take.description) },
    body: cutOff(take.archive, length),
    duplex: 'half',
  })
}

const listTakes = async (client: TestClient) =>
  (await client.get(apiPaths.takes)).as(takesSchema).takes ?? []

/** Files in a folder, and what goes wrong with the next one: before it, or once it is there. */
async function breakableBlobs() {
  const store = await openDiskBlobs(join(await temporaryFolder(), 'blobs'))
  const kept = new Set<string>()
  let fault: 'none' | 'before' | 'after' = 'none'
  const blobs: Blobs = {
    ...store,
    find: (hash) => store.find(hash),
    read: (...asked) => store.read(...asked),
    async put(...given) {
      if (fault === 'before') throw new Error('killed before the file')
      const put = await store.put(...given)
      kept.add(put.hash)
      if (fault === 'after') throw new Error('killed after the file')
      return put
    },
    async remove(hash) {
      await store.remove(hash)
      kept.delete(hash)
    },
  }
  return { blobs, kept, setFault: (next: typeof fault) => (fault = next) }
}

describeEngines('an upload that goes wrong', (engine) => {
  it('cut at every tenth stores nothing, and comes whole in the end, once', async () => {
    const { blobs, kept } = await breakableBlobs()
    const world = await startWorld(engine, { blobs })
    const client = await signInRecorder(world)
    const take = makeTake({}, hum(180))
    let cuts = 0
    for (let tenth = 0; tenth < 10; tenth += 1) {
      const length = Math.floor((take.archive.length * tenth) / 10)
      const broken = await putCutOff(world, client, take, length).catch(() => undefined)
      expect(broken?.status ?? 499).toBeGreaterThanOrEqual(400)
      const short = { ...take, archive: take.archive.subarray(0, length) }
      expect((await putArchive(world, client, short)).error.code).toBe('invalid-sound')
      cuts += 2
    }
    expect([[...kept], await listTakes(client)]).toEqual([[], []])
    const answers = await Promise.all([1, 2].map(() => putArchive(world, client, take)))
    const stored = answers.map((answer) => answer.as(takeSchema).archive.sha256)
    expect(stored).toEqual([hashOf(take.archive), hashOf(take.archive)])
    expect([[...kept], (await listTakes(client)).length]).toEqual([[hashOf(take.archive)], 1])
    printFigure(
      24,
      `(${engine}) ${cuts} uploads cut at every tenth, 0 stored; two at once: 1 object`,
    )
  })

  it('broken off around the file or the row is not acknowledged, and leaves no orphan', async () => {
    const { blobs, kept, setFault } = await breakableBlobs()
    const world = await startWorld(engine, { blobs })
    const client = await signInRecorder(world)
    const [beforeFile, beforeRow] = [makeTake({}, hum(181)), makeTake({}, hum(182))]
    setFault('before')
    const acknowledged = [await putArchive(world, client, beforeFile)]
    setFault('after')
    acknowledged.push(await putArchive(world, client, beforeRow))
    setFault('none')
    expect(acknowledged.map(({ status }) => status >= 500)).toEqual([true, true])
    expect([await listTakes(client), kept.size]).toEqual([[], 1])
    // The answer is lost: the device sends the same again.
    const answered = makeTake({}, hum(184))
    await putArchive(world, client, answered)
    expect((await putArchive(world, client, answered)).status).toBe(200)
    world.clock.advance(settlingMs + 1)
    await world.app.sweep()
    expect([...kept]).toEqual([hashOf(answered.archive)])
    for (const take of [beforeFile, beforeRow]) {
      expect((await putArchive(world, client, take)).status).toBe(200)
    }
    await world.app.sweep()
    expect([(await listTakes(client)).length, kept.size]).toEqual([3, 3])
    printFigure(
      28,
      `(${engine}) broken off before the file, between file and row, and before the answer: ` +
        '0 acknowledged too early, 0 orphans after the sweep, 0 lost',
    )
  })
})
