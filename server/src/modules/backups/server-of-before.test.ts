/** @module-tag long */
import { api } from '@mboa/contract'
import { describe, expect, inject, it } from 'vitest'
import { journalIn, loseDatabase, makePlace } from '../../testing/backed-up.ts'
import { startBusyRecorder } from '../../testing/busy-recorder.ts'
import { startBusyLearner } from '../../testing/killed-server.ts'
import { startServerProcess } from '../../testing/server-process.ts'
import { hashOf } from '../../testing/takes.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'

describe.runIf(inject('postgresUrl') !== undefined)('a server of the database before', () => {
  it.each(['disk', 's3'] as const)(
    'acknowledges nothing once its store was restored for another: %s',
    async (keeps) => {
      const backups = await temporaryFolder()
      const place = await makePlace('postgres', journalIn(backups), keeps)
      const server = startServerProcess({ ...place.environment, LOG_LEVEL: 'silent' })
      const url = await server.url
      const recorder = await startBusyRecorder(url, 1, place.open())
      const learner = await startBusyLearner(url, 2)
      const sending = recorder.send(url)
      await recorder.acknowledgement()
      const before = new Map(recorder.acknowledged)
      expect(await place.run('backup', backups)).toMatchObject({ status: 0, complaints: [] })

      // The database is lost to whoever restores; this server still has it, and goes on.
      const other = await loseDatabase(place)
      expect((await other.run('restore', backups, '--replace')).status).toBe(0)
      const readiness = async () => (await fetch(`${url}/readyz`)).status
      await expect.poll(readiness, { timeout: 30_000 }).toBe(503)
      await sending
      const acknowledged = recorder.acknowledged.size
      const answered = await fetch(new URL(api.syncPractice.path, url), {
        method: 'POST',
        headers: { origin: url, 'content-type': 'application/json' },
        body: JSON.stringify(learner.device.request()),
      })
      expect(answered.status).toBe(503)
      await expect(recorder.settle(url)).rejects.toThrow('does not answer')
      expect(recorder.acknowledged.size).toBe(acknowledged)
      server.signal('SIGTERM')
      expect((await server.ended).status).toBe(0)
      const again = await startServerProcess(place.environment).ended
      expect(again.status).toBe(1)
      expect(again.stderr).toContain('All servers of one database share one store')

      // The restored one has it all, and takes what is sent again.
      const restored = startServerProcess({ ...other.environment, LOG_LEVEL: 'silent' })
      const restoredUrl = await restored.url
      const kept = await recorder.list(restoredUrl)
      for (const [path, hash] of before) {
        const [, , , id] = path.split('/')
        const take = kept.find((each) => each.id === id)
        const stored = take?.archive
        expect(hashOf(await recorder.read(restoredUrl, stored?.address ?? ''))).toBe(hash)
      }
      await recorder.bringBack(restoredUrl)
      await recorder.settle(restoredUrl)
      // Restored once more from the same backup, as after another loss.
      const third = await loseDatabase(other)
      expect((await third.run('restore', backups, '--replace')).status).toBe(0)
      await expect
        .poll(async () => (await fetch(`${restoredUrl}/readyz`)).status, { timeout: 30_000 })
        .toBe(503)
    },
    240_000,
  )
})
