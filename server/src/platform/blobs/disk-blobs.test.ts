import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
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
