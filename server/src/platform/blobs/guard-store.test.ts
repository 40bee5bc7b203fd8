import { api } from '@mboa/contract'
import { expect, it } from 'vitest'
import { sendFile } from '../../testing/call-as-page.ts'
import { describeBothEngines, type Engine } from '../../testing/engines.ts'
import { createFakeClock } from '../../testing/fake-clock.ts'
import { openMigratedDatabase } from '../../testing/migrated-database.ts'
import { startObjectStore } from '../../testing/object-store.ts'
import { signIn } from '../../testing/people.ts'
import { phonePhoto } from '../../testing/pictures.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { startWorld } from '../../testing/world.ts'
import { createIds } from '../ids.ts'
import { silentLog, type Log } from '../log.ts'
import { UnavailableError } from '../unavailable-error.ts'
import type { Blobs } from './blobs.ts'
import { openDiskBlobs } from './disk-blobs.ts'
import { guardStore, trustedMs } from './guard-store.ts'
import { OtherStoreError } from './store-mark.ts'
import { openS3Blobs } from './s3-blobs.ts'
import { settlingMs, sweepBlobs } from './sweep-blobs.ts'
import { putBlob } from './whole-blobs.ts'

const stores = {
  disk: async () => openDiskBlobs(await temporaryFolder()),
  s3: async () => openS3Blobs((await startObjectStore()).config, await temporaryFolder()),
}

async function startGuarded(engine: Engine, blobs: Blobs, log: Log = silentLog) {
  const clock = createFakeClock()
  const database = await openMigratedDatabase(engine)
  const store = guardStore({ database, blobs, clock, ids: createIds(clock), log })
  await store.check()
  return { clock, database, queries: database.queries, store, blobs: store.blobs }
}

const text = (each: string) => [Buffer.from(each)]

describeBothEngines('a store that has become another database’s', (engine) => {
  it.each(Object.entries(stores))(
    'takes nothing from a server of before, and loses nothing to its sweep: %s',
    async (_, open) => {
      const opened = await open()
      const parts = await startGuarded(engine, opened)
      const bytes = Buffer.from('nobody has a row for it here')
      const { hash } = await opened.put([bytes])
      await putBlob(parts, { hash, bytes })
      parts.clock.advance(settlingMs + 1)
      // A moment ago it was ours.
      await parts.store.check()
      await opened.writeMark('of-another')
      await expect(sweepBlobs(parts)).rejects.toThrow(OtherStoreError)
      expect(await opened.find(hash)).toBeDefined()
      for (const ask of [() => parts.blobs.put(text('more')), () => parts.blobs.ping()]) {
        await expect(ask()).rejects.toThrow('is marked of-another now')
      }
      expect(parts.store.refusal()?.message).toContain('Stop this server for good')
      // What is read is answered.
      expect(await parts.blobs.find(hash)).toBeDefined()
    },
  )

  it('is found out within seconds, and found again where the mark was put right', async () => {
    const opened = await stores.disk()
    const { blobs, clock, store } = await startGuarded(engine, opened)
    const own = (await opened.readMark()) ?? ''
    await opened.writeMark('of-another')
    await blobs.put(text('within the moment for which a look is believed'))
    clock.advance(trustedMs)
    await expect(blobs.put(text('later'))).rejects.toThrow(OtherStoreError)
    await opened.writeMark(own)
    clock.advance(trustedMs)
    await blobs.put(text('later'))
    expect(store.refusal()).toBeUndefined()
  })

  it('is reported once, and what is away is no other’s', async () => {
    const said: unknown[] = []
    const log = { ...silentLog, error: (...words: unknown[]) => void said.push(words) }
    const object = await startObjectStore()
    const opened = await openS3Blobs(object.config, await temporaryFolder())
    const { clock, store } = await startGuarded(engine, opened, log)
    await opened.writeMark('of-another')
    for (let round = 0; round < 3; round += 1) {
      clock.advance(trustedMs)
      await expect(store.check()).rejects.toThrow(OtherStoreError)
    }
    expect(said).toHaveLength(1)
    await object.stop()
    clock.advance(trustedMs)
    const failure: unknown = await store.check().catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(UnavailableError)
    expect(failure).not.toBeInstanceOf(OtherStoreError)
  })

  it('answers changes with 503 and is not ready, and what is read as ever', async () => {
    const opened = await stores.disk()
    const parts = await startGuarded(engine, opened)
    const { blobs, clock, database, store } = parts
    const world = await startWorld(engine, {
      blobs,
      clock,
      database,
      refusalOfStore: () => store.refusal(),
    })
    const client = await signIn(world)
    await opened.writeMark('of-another')
    clock.advance(trustedMs)
    expect((await world.client().get('/readyz')).status).toBe(503)
    const photo = await sendFile(world, client, api.replacePhoto.path, await phonePhoto())
    expect([photo.status, photo.error.code]).toEqual([503, 'unavailable'])
    const posted = await client.post(api.forgotPassword.path, { email: 'ada@example.com' })
    expect(posted.status).toBe(503)
    expect((await client.get('/api/courses')).status).toBe(200)
  })
})
