/** @module-tag long */
import { api } from '@mboa/contract'
import { buildReview } from '@mboa/domain/testing'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { openDatabase } from './platform/database/open-database.ts'
import { createIds } from './platform/ids.ts'
import { silentLog } from './platform/log.ts'
import { startBusyRecorder } from './testing/busy-recorder.ts'
import { createDevice } from './testing/device.ts'
import { createSchema } from './testing/engines.ts'
import { startBusyLearner } from './testing/killed-server.ts'
import { startObjectStoreProcess } from './testing/object-store-process.ts'
import { startServerProcess } from './testing/server-process.ts'
import { canMountDisks, mountSmallDisk, type SmallDisk } from './testing/small-disk.ts'
import { startPostgres } from './testing/start-postgres.ts'
import { hashOf } from './testing/takes.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'

/** What of a server stands on the disk that becomes full. */
interface Placed {
  readonly disk: SmallDisk
  readonly holdsDatabase: boolean
  readonly environment: { DATA_DIR: string } & Record<string, string>
  /** What an operator does beside making room; nothing, if it recovers by itself. */
  readonly repair?: () => Promise<void>
}

/** The least that is ready, and room to be filled. */
const mebibytes = 192
const reviews = 50
const ids = createIds({ now: () => Date.now() })

const places: Record<string, () => Promise<Placed>> = {
  async 'SQLite and files'() {
    const disk = await mountSmallDisk(mebibytes)
    return { disk, holdsDatabase: true, environment: { DATA_DIR: disk.folder } }
  },
  async 'the object store'() {
    const disk = await mountSmallDisk(mebibytes)
    const config = await startObjectStoreProcess(disk.folder)
    return {
      disk,
      holdsDatabase: false,
      environment: {
        DATA_DIR: await temporaryFolder(),
        S3_ENDPOINT: config.endpoint,
        S3_BUCKET: config.bucket,
        S3_ACCESS_KEY_ID: config.accessKeyId,
        S3_SECRET_ACCESS_KEY: config.secretAccessKey,
      },
    }
  },
  ...(inject('postgresUrl') !== undefined && {
    async 'files beside PostgreSQL'() {
      const disk = await mountSmallDisk(mebibytes)
      const DATABASE_URL = await createSchema()
      return { disk, holdsDatabase: false, environment: { DATA_DIR: disk.folder, DATABASE_URL } }
    },
    async PostgreSQL() {
      const disk = await mountSmallDisk(mebibytes)
      const postgres = await startPostgres({ durable: true, within: disk.folder })
      if (postgres === undefined) throw new Error('PostgreSQL has gone from this machine.')
      onTestFinished(() => postgres.stop())
      return {
        disk,
        holdsDatabase: true,
        environment: { DATA_DIR: await temporaryFolder(), DATABASE_URL: postgres.url },
        // Without room for its log it ends, and whoever runs it starts it again.
        repair: async () => (postgres.isRunning() ? undefined : postgres.start()),
      }
    },
  }),
}

describe.runIf(canMountDisks())('a full disk under', () => {
  it.each(Object.keys(places))(
    '%s is answered by 503 until there is room, and nothing acknowledged is lost',
    async (place) => {
      const placed = await places[place]?.()
      if (placed === undefined) throw new Error(place)
      const { disk, holdsDatabase, environment, repair } = placed
      const server = startServerProcess({ ...environment, LOG_LEVEL: 'silent' })
      const url = await server.url
      const readiness = async () => (await fetch(`${url}/readyz`)).status
      const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } = environment
      const database = openDatabase({ dataDir, databaseUrl }, silentLog)
      onTestFinished(() => database.close())
      const recorder = await startBusyRecorder(url, 1, database)
      const learner = await startBusyLearner(url, 2)
      for (let nth = 0; nth < reviews; nth += 1) {
        learner.device.record(buildReview({ id: ids.uuid(), answeredAt: Date.now() }))
      }
      await learner.settle(url)
      expect(await readiness()).toBe(200)

      const sending = recorder.send(url)
      await recorder.acknowledgement()
      await disk.fill()
      await sending
      if (holdsDatabase) await learner.practise(url)
      expect(await readiness()).toBe(503)
      expect((await fetch(`${url}/healthz`)).status).toBe(200)

      await disk.free()
      await repair?.()
      await expect.poll(readiness, { timeout: 30_000 }).toBe(200)
      const promisedFiles = new Map(recorder.acknowledged)
      const kept = await recorder.list(url)
      for (const [path, hash] of promisedFiles) {
        const [, , , id] = path.split('/')
        const take = kept.find((each) => each.id === id)
        const stored = take?.archive
        expect(stored?.sha256).toBe(hash)
        expect(hashOf(await recorder.read(url, stored?.address ?? ''))).toBe(hash)
      }
      await recorder.settle(url)
      const promised = new Map(learner.acknowledged)
      const stored = createDevice()
      await learner.settle(url, stored)
      const received = new Map(stored.listEvents().map(({ id, receivedAt }) => [id, receivedAt]))
      for (const [id, receivedAt] of promised) expect(received.get(id)).toBe(receivedAt)
      await learner.settle(url)
      expect((await fetch(new URL(api.readSession.path, url))).status).toBe(200)
      server.signal('SIGTERM')
      expect(await server.ended).toMatchObject({ status: 0 })
    },
    120_000,
  )
})
