import { readdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { UnavailableError } from '../unavailable-error.ts'
import { describeBlobs } from './blobs.compliance.ts'
import { openDiskBlobs } from './disk-blobs.ts'
import { settlingMs } from './sweep-blobs.ts'

describeBlobs('disk', async () => openDiskBlobs(await temporaryFolder()))

it('is stored, though another server starts on the same folder while it is being written', async () => {
  const folder = await temporaryFolder()
  const blobs = await openDiskBlobs(folder)
  const source = new PassThrough()
  source.write('first ')
  const stored = blobs.put(source)
  const begun = async () => (await readdir(join(folder, 'incoming'))).length
  await expect.poll(begun, { timeout: 10_000 }).toBe(1)
  const other = await openDiskBlobs(folder)
  await other.removeLeftovers(Date.now() - settlingMs)
  source.end('last')
  expect((await stored).bytes).toBe(10)
})

it('whose folder is away says so, and says nothing about its files', async () => {
  const folder = join(await temporaryFolder(), 'blobs')
  const blobs = await openDiskBlobs(folder)
  const { hash } = await blobs.put([Buffer.from('kept')])
  await rename(folder, `${folder}-elsewhere`)
  const asked: (() => Promise<unknown>)[] = [
    () => blobs.find(hash),
    () => buffer(Readable.from(blobs.read(hash))),
    () => blobs.put([Buffer.from('more')]),
    () => blobs.remove(hash),
    () => blobs.removeLeftovers(Date.now()),
    () => blobs.readMark(),
    () => blobs.ping(),
  ]
  for (const ask of asked) await expect(ask()).rejects.toThrow(UnavailableError)
  await rename(`${folder}-elsewhere`, folder)
  expect(await blobs.find(hash)).toEqual({ hash, bytes: 4 })
})
