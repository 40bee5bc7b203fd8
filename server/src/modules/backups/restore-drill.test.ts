/** @module-tag long */
import { rm } from 'node:fs/promises'
import { api } from '@mboa/contract'
import { buildReview } from '@mboa/domain/testing'
import { expect, it } from 'vitest'
import { createIds } from '../../platform/ids.ts'
import { journalIn, makePlace, type Place } from '../../testing/backed-up.ts'
import { startBusyRecorder, type BusyRecorder } from '../../testing/busy-recorder.ts'
import { createDevice } from '../../testing/device.ts'
import { describeEngines } from '../../testing/engines.ts'
import {
  emailOf,
  signInOverHttp,
  startBusyLearner,
  type BusyLearner,
} from '../../testing/killed-server.ts'
import { password } from '../../testing/people.ts'
import { postJson, startServerProcess } from '../../testing/server-process.ts'
import { hashOf } from '../../testing/takes.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'

const ids = createIds({ now: () => Date.now() })

/** Answers without a pause would meet the limit of a learner; these go on for as long as a backup. */
async function practise(learner: BusyLearner, url: string, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    for (let nth = 0; nth < 3; nth += 1) {
      learner.device.record(buildReview({ id: ids.uuid(), answeredAt: Date.now() }))
    }
    await learner.settle(url)
  }
}

function start({ environment }: Place) {
  return startServerProcess({ ...environment, LOG_LEVEL: 'silent' })
}

/** By the take, the hashes of the files that were acknowledged. */
function takesIn(acknowledged: ReadonlyMap<string, string>): readonly string[] {
  return [...new Set([...acknowledged.keys()].map((path) => path.split('/')[3] ?? ''))]
}

/** Every acknowledged file but those taken back, as it was sent. */
async function expectFiles(
  recorder: BusyRecorder,
  url: string,
  {
    acknowledged,
    gone,
  }: {
    acknowledged: ReadonlyMap<string, string>
    gone: readonly string[]
  },
): Promise<void> {
  const kept = await recorder.list(url)
  for (const [path, hash] of acknowledged) {
    const [, , , id = ''] = path.split('/')
    if (gone.includes(id)) continue
    const take = kept.find((each) => each.id === id)
    const stored = take?.archive
    expect(stored?.sha256).toBe(hash)
    expect(hashOf(await recorder.read(url, stored?.address ?? ''))).toBe(hash)
  }
}

describeEngines('a server that is lost and restored from a backup of before', (engine) => {
  it.each(
    // What an object store does with files is the same for either database.
    engine === 'sqlite' ? (['disk'] as const) : (['disk', 's3'] as const),
  )(
    'with its files in %s has all that was acknowledged before, gets the rest from devices, and brings nothing back that was taken back',
    async (keeps) => {
      const backups = await temporaryFolder()
      const place = await makePlace(engine, journalIn(backups), keeps)
      const server = start(place)
      const url = await server.url
      const learner = await startBusyLearner(url, 1)
      const recorder = await startBusyRecorder(url, 2, place.open())
      const leaving = { origin: url, cookie: await signInOverHttp(url, 3) }

      let isOver = false
      // Both end when the server does.
      const load = Promise.allSettled([practise(learner, url, () => isOver), recorder.send(url)])
      await recorder.acknowledgement()
      const before = {
        answers: new Map(learner.acknowledged),
        files: new Map(recorder.acknowledged),
      }
      expect(await place.run('backup', backups)).toMatchObject({ status: 0, complaints: [] })
      expect(before.files.size).toBeGreaterThan(0)

      // More of everything, and some of it taken back.
      const sentBefore = takesIn(before.files)
      const ofBackup = takesIn(recorder.acknowledged).length
      await expect
        .poll(() => takesIn(recorder.acknowledged).length, { timeout: 30_000 })
        .toBeGreaterThan(ofBackup + 4)
      const gone = [sentBefore[0] ?? '', takesIn(recorder.acknowledged).at(-2) ?? '']
      for (const id of gone) expect(await recorder.withdraw(url, id)).toBe(200)
      const deleted = await fetch(new URL(api.describeDeletion.path, url), {
        method: 'POST',
        headers: { ...leaving, 'content-type': 'application/json' },
        body: JSON.stringify({ password, recordings: 'withdraw' }),
      })
      expect(deleted.status).toBe(200)
      isOver = true
      server.signal('SIGKILL')
      expect((await server.ended).status).toBe('SIGKILL')
      await load
      await rm(place.dataDir, { recursive: true })

      const other = await makePlace(engine, journalIn(backups), keeps)
      expect(await other.run('restore', backups)).toMatchObject({ status: 0, complaints: [] })
      const restored = start(other)
      const restoredUrl = await restored.url

      // Before any device has come back.
      const first = createDevice()
      await learner.settle(restoredUrl, first)
      const stored = new Map(first.listEvents().map(({ id, receivedAt }) => [id, receivedAt]))
      for (const [id, receivedAt] of before.answers) expect(stored.get(id)).toBe(receivedAt)
      await expectFiles(recorder, restoredUrl, { acknowledged: before.files, gone })

      await learner.settle(restoredUrl)
      const again = createDevice()
      await learner.settle(restoredUrl, again)
      const idsOf = (device: typeof again) => device.listEvents().map(({ id }) => id)
      expect(idsOf(again)).toEqual(idsOf(learner.device))
      const broughtBack = await recorder.bringBack(restoredUrl)
      expect(broughtBack).toBeGreaterThan(0)
      await expectFiles(recorder, restoredUrl, { acknowledged: recorder.acknowledged, gone })

      for (const id of gone) {
        const take = (await recorder.list(restoredUrl)).find((each) => each.id === id)
        expect(take?.state ?? 'withdrawn').toBe('withdrawn')
        expect(await recorder.resend(restoredUrl, id)).toContain('take-withdrawn')
      }
      const login = { identifier: emailOf(3), password }
      expect((await postJson(restoredUrl, api.login.path, login)).status).toBe(404)
      restored.signal('SIGTERM')
      expect((await restored.ended).status).toBe(0)
    },
    150_000,
  )
})
