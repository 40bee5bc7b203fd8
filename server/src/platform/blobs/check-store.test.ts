import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { api } from '@mboa/contract'
import { describe, expect, it } from 'vitest'
import { createIds } from '../ids.ts'
import { sendFile } from '../../testing/call-as-page.ts'
import { createSchema, describeEngines } from '../../testing/engines.ts'
import { startObjectStore } from '../../testing/object-store.ts'
import { phonePhoto } from '../../testing/pictures.ts'
import { signIn } from '../../testing/people.ts'
import { startServerProcess } from '../../testing/server-process.ts'
import { freePort } from '../../testing/start-postgres.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { startWorld, type World } from '../../testing/world.ts'
import type { Blobs } from './blobs.ts'
import { checkStore } from './check-store.ts'
import { openDiskBlobs } from './disk-blobs.ts'
import { OtherStoreError } from './store-mark.ts'
import { openS3Blobs } from './s3-blobs.ts'

const openDisk = async () => openDiskBlobs(await temporaryFolder())

function check({ database, clock }: World, blobs: Blobs): Promise<string> {
  return checkStore({ database, blobs, clock, ids: createIds(clock) })
}

/** A server with a photo in its store. */
async function startWithPhoto(engine: Parameters<typeof startWorld>[0], blobs: Blobs) {
  const world = await startWorld(engine, { blobs })
  const client = await signIn(world)
  await sendFile(world, client, api.replacePhoto.path, await phonePhoto())
  return { world, client }
}

describeEngines('the store of a database', (engine) => {
  it('is marked at the first start, also of many servers at once, and known from then on', async () => {
    const [world, blobs] = [await startWorld(engine), await openDisk()]
    await Promise.all([check(world, blobs), check(world, blobs), check(world, blobs)])
    const mark = await blobs.readMark()
    expect(mark).toMatch(/^[0-9a-f-]{36}$/)
    await check(world, blobs)
    expect(await blobs.readMark()).toBe(mark)
  })

  it('is marked where it holds files from before marks', async () => {
    const blobs = await openDisk()
    const { world } = await startWithPhoto(engine, blobs)
    await check(world, blobs)
    await check(world, blobs)
    expect(await blobs.readMark()).toBeDefined()
  })

  it('is no empty one, and none of another database', async () => {
    const [blobs, other] = [await openDisk(), await openDisk()]
    const { world } = await startWithPhoto(engine, blobs)
    await check(world, blobs)
    await expect(check(world, await openDisk())).rejects.toThrow('has no mark, and not the files')
    await check(await startWorld(engine), other)
    await expect(check(world, other)).rejects.toThrow(OtherStoreError)
  })

  it('is marked again where its mark is lost and its files are there', async () => {
    const folder = await temporaryFolder()
    const blobs = await openDiskBlobs(folder)
    const { world } = await startWithPhoto(engine, blobs)
    await check(world, blobs)
    const mark = await blobs.readMark()
    await rm(join(folder, 'store-id'))
    await check(world, blobs)
    expect(await blobs.readMark()).toBe(mark)
  })

  it('is found in a backup of the database from before it was marked', async () => {
    const [world, restored, blobs] = [
      await startWorld(engine),
      await startWorld(engine),
      await openDisk(),
    ]
    await check(world, blobs)
    await check(restored, blobs)
    await check(world, blobs)
  })

  it('may be a bucket', async () => {
    const { config } = await startObjectStore()
    const open = async () => openS3Blobs(config, await temporaryFolder())
    const world = await startWorld(engine)
    await check(world, await open())
    await check(world, await open())
    await expect(check(await startWorld(engine), await open())).resolves.toMatch(/^[0-9a-f-]{36}$/)
    // A server whose variables of the bucket were forgotten, or name another one.
    await expect(check(world, await openDisk())).rejects.toThrow('has no mark, and not the files')
    const { config: another } = await startObjectStore()
    const other = await openS3Blobs(another, await temporaryFolder())
    await expect(check(world, other)).rejects.toThrow(OtherStoreError)
  })
})

it(
  'refuses a second server that has a store of its own, in plain words',
  { tags: 'long', timeout: 60_000 },
  async () => {
    const DATABASE_URL = await createSchema()
    const start = async () =>
      startServerProcess({ DATABASE_URL, DATA_DIR: await temporaryFolder() })
    const first = await start()
    await first.url
    const second = await start()
    const { status, stderr } = await second.ended
    expect(status).toBe(1)
    expect(stderr).toContain('All servers of one database share one store')
    expect(stderr).not.toContain('    at ')
    first.signal('SIGTERM')
  },
)

/** As an operator sets them who keeps files in a bucket. */
const variablesOf = ({ endpoint, bucket }: { endpoint: string; bucket: string }) => ({
  S3_ENDPOINT: endpoint,
  S3_BUCKET: bucket,
  S3_ACCESS_KEY_ID: 'S3RVER',
  S3_SECRET_ACCESS_KEY: 'S3RVER',
})

describe('a server whose bucket', { tags: 'long', timeout: 60_000 }, () => {
  it('is not there does not start, and says so in one line', async () => {
    const { config } = await startObjectStore()
    const DATA_DIR = await temporaryFolder()
    const variables = variablesOf({ ...config, bucket: 'not-there' })
    const { status, stderr } = await startServerProcess({ DATA_DIR, ...variables }).ended
    expect(status).toBe(1)
    expect(stderr.trim().split('\n')).toEqual([
      `There is no bucket not-there at ${config.endpoint}. Make it, or correct S3_BUCKET and ` +
        'S3_ENDPOINT (operations.md, One store for all servers).',
    ])
  })

  it('does not answer starts, and is ready once the store is there and ours', async () => {
    const port = await freePort()
    const variables = variablesOf({ endpoint: `http://127.0.0.1:${port}`, bucket: 'mboa-test' })
    const DATA_DIR = await temporaryFolder()
    const server = startServerProcess({ DATA_DIR, LOG_LEVEL: 'silent', ...variables })
    const readiness = async () => (await fetch(`${await server.url}/readyz`)).status
    expect(await readiness()).toBe(503)
    const { config } = await startObjectStore(port)
    await expect.poll(readiness, { timeout: 30_000 }).toBe(200)
    const blobs = await openS3Blobs(config, await temporaryFolder())
    expect(await blobs.readMark()).toMatch(/^[0-9a-f-]{36}$/)
    server.signal('SIGTERM')
    expect((await server.ended).status).toBe(0)
  })
})
