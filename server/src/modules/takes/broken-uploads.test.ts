import { join } from 'node:path'
import { api, addressOf, takeHeader, takesSchema } from '@mboa/contract'
import { testId } from '@mboa/domain/testing'
import { expect, it } from 'vitest'
import type { Blobs } from '../../platform/blobs/blobs.ts'
import { openDiskBlobs } from '../../platform/blobs/disk-blobs.ts'
import { settlingMs } from '../../platform/blobs/sweep-blobs.ts'
import { describeBothEngines } from '../../testing/engines.ts'
import { listPrivateVoices, makeRecording, putVoice } from '../../testing/private-voices.ts'
import { makeConsent, putSpeaker } from '../../testing/speakers.ts'
import { hashOf, headerOf, hum, makeTake, signInRecorder } from '../../testing/takes.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { startWorld, type World } from '../../testing/world.ts'

/** A file as a device sends it, and how many of its kind the server has. */
interface Kind {
  readonly make: (nth: number) => {
    readonly path: string
    readonly headers: Record<string, string>
    readonly archive: Buffer
  }
  readonly count: () => Promise<number>
  /** How many files the server stores of one. */
  readonly files: number
}

/** Each nth sounds different: the same sound would be one file. */
const kinds: Readonly<Record<string, (world: World, client: TestClient) => Promise<Kind>>> = {
  'a take': (world, client) =>
    Promise.resolve({
      make(nth) {
        const { id, description, archive } = makeTake({}, hum(180 + nth))
        const headers = { origin: world.origin, [takeHeader]: headerOf(description) }
        return { path: addressOf(api.sendTake, { params: { id } }), headers, archive }
      },
      count: async () => (await client.get(api.listTakes.path)).as(takesSchema).takes?.length ?? 0,
      files: 2,
    }),
  async 'what a speaker says to agree'(world, client) {
    await putSpeaker(world, client)
    return {
      make: (nth) => makeConsent(world, { consent: testId(7100 + nth), hertz: 210 + nth }),
      count: async () =>
        (await world.database.queries.selectFrom('speakerStatements').select('id').execute())
          .length,
      files: 1,
    }
  },
  async 'what somebody says to one learner alone'(world, client) {
    await putVoice(world, client)
    return {
      make: (nth) => makeRecording(world, { id: testId(7500 + nth), samples: hum(240 + nth) }),
      count: async () => (await listPrivateVoices(client)).kept?.recordings.length ?? 0,
      files: 1,
    }
  },
}

type Sent = ReturnType<Kind['make']>

const put = (client: TestClient, { path, headers, archive }: Sent) =>
  client.send('PUT', path, { headers, body: new Uint8Array(archive) })

/** The file's first bytes, and then the line breaks. */
function putCutOff(client: TestClient, { path, headers, archive }: Sent, length: number) {
  let isSent = false
  const body = new ReadableStream({
    pull(controller) {
      if (isSent) controller.error(new Error('The line broke.'))
      else controller.enqueue(new Uint8Array(archive.subarray(0, length)))
      isSent = true
    },
  })
  return client.send('PUT', path, { headers, body, duplex: 'half' })
}

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

describeBothEngines('an upload that goes wrong', (engine) => {
  async function open(kind: keyof typeof kinds) {
    const { blobs, kept, setFault } = await breakableBlobs()
    const world = await startWorld(engine, { blobs })
    const client = await signInRecorder(world)
    const opened = await kinds[kind]?.(world, client)
    if (opened === undefined) throw new Error(`There is no ${kind}.`)
    return { world, client, kept, setFault, ...opened }
  }

  it.each(Object.keys(kinds))(
    '%s, cut at every tenth, stores nothing, and comes whole in the end, once',
    async (kind) => {
      const { client, kept, make, count, files } = await open(kind)
      const sent = make(0)
      let cuts = 0
      for (let tenth = 0; tenth < 10; tenth += 1) {
        const length = Math.floor((sent.archive.length * tenth) / 10)
        const broken = await putCutOff(client, sent, length).catch(() => undefined)
        expect(broken?.status ?? 499).toBeGreaterThanOrEqual(400)
        const short = { ...sent, archive: sent.archive.subarray(0, length) }
        expect((await put(client, short)).error.code).toBe('invalid-sound')
        cuts += 2
      }
      expect([[...kept], await count()]).toEqual([[], 0])
      const answers = await Promise.all([1, 2].map(() => put(client, sent)))
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      expect(kept).toContain(hashOf(sent.archive))
      expect([kept.size, await count()]).toEqual([files, 1])
    },
  )

  it.each(Object.keys(kinds))(
    '%s, broken off around the file or the row, is not acknowledged, and leaves no orphan',
    async (kind) => {
      const { world, client, kept, setFault, make, count, files } = await open(kind)
      const [beforeFile, beforeRow] = [make(1), make(2)]
      setFault('before')
      const acknowledged = [await put(client, beforeFile)]
      setFault('after')
      acknowledged.push(await put(client, beforeRow))
      setFault('none')
      expect(acknowledged.map(({ status }) => status >= 500)).toEqual([true, true])
      expect(await count()).toBe(0)
      await expect.poll(() => kept.size).toBe(files)
      // The answer is lost: the device sends the same again.
      const answered = make(4)
      await put(client, answered)
      expect((await put(client, answered)).status).toBe(200)
      world.clock.advance(settlingMs + 1)
      await world.app.sweep()
      expect(kept).toContain(hashOf(answered.archive))
      expect(kept.size).toBe(files)
      for (const sent of [beforeFile, beforeRow]) {
        expect((await put(client, sent)).status).toBe(200)
      }
      await world.app.sweep()
      expect([await count(), kept.size]).toEqual([3, 3 * files])
    },
  )
})
