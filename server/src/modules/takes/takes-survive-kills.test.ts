import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { openBlobs } from '../../platform/blobs/open-blobs.ts'
import { settlingMs, sweepBlobs } from '../../platform/blobs/sweep-blobs.ts'
import { openDatabase } from '../../platform/database/open-database.ts'
import { silentLog } from '../../platform/log.ts'
import { startBusyRecorder } from '../../testing/busy-recorder.ts'
import { createSchema, describeEngines } from '../../testing/engines.ts'
import { drawnFraction } from '../../testing/killed-server.ts'
import { listBlobs } from '../../testing/world.ts'
import { isLongRun } from '../../testing/is-long-run.ts'
import { startServerProcess } from '../../testing/server-process.ts'
import { hashOf } from '../../testing/takes.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'

/** From a first answer to the kill: other files are under way then. */
const longestRunMs = 300
/** Give the printed seed back to repeat the same kills. */
const seed = process.env['TEST_SEED'] ?? String(Date.now())
process.stdout.write(`TEST_SEED=${seed}\n`)

describeEngines('takes that are sent while the server is killed', (engine) => {
  const kills = isLongRun ? 30 : 2

  it(
    'are all there again once they were acknowledged, and nothing else is',
    async () => {
      const dataDir = await temporaryFolder()
      const databaseUrl = engine === 'postgres' ? await createSchema() : undefined
      const environment = {
        DATA_DIR: dataDir,
        ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
      }
      let server = startServerProcess(environment)
      let url = await server.url
      const database = openDatabase({ dataDir, databaseUrl }, silentLog)
      onTestFinished(() => database.close())
      const recorder = await startBusyRecorder(url, 1, database)
      for (let nth = 0; nth < kills; nth += 1) {
        const sending = recorder.send(url)
        await recorder.acknowledgement()
        await setTimeout(drawnFraction(seed, nth) * longestRunMs)
        server.signal('SIGKILL')
        await Promise.all([sending, server.ended])
        server = startServerProcess(environment)
        url = await server.url
      }
      const promised = new Map(recorder.acknowledged)
      const kept = await recorder.list(url)
      for (const [path, hash] of promised) {
        const [, , , id] = path.split('/')
        const take = kept.find((each) => each.id === id)
        const stored = take?.archive
        expect(stored?.sha256).toBe(hash)
        expect(hashOf(await recorder.read(url, stored?.address ?? ''))).toBe(hash)
      }
      await recorder.settle(url)
      const takes = await recorder.list(url)
      server.signal('SIGTERM')
      await server.ended

      const blobs = await openBlobs({ dataDir, s3: undefined })
      const now = Date.now() + settlingMs + 1
      await sweepBlobs({ database, blobs, clock: { now: () => now } })
      const hashes = takes.flatMap(({ archive, listening }) => [
        archive.sha256,
        ...(listening === null ? [] : [listening.sha256]),
      ])
      expect(await listBlobs({ blobsFolder: join(dataDir, 'blobs') })).toEqual(
        [...new Set(hashes)].sort(),
      )
    },
    isLongRun ? 600_000 : 120_000,
  )
})
