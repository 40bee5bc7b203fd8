import { expect, it } from 'vitest'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { describeBlobs } from './blobs.compliance.ts'
import { openDiskBlobs } from './disk-blobs.ts'
import { settlingMs } from './sweep-blobs.ts'

describeBlobs('disk', async () => openDiskBlobs(await temporaryFolder()))

it('is stored, though another server starts on the same folder while it is being written', async () => {
  const folder = await temporaryFolder()
  const blobs = await openDiskBlobs(folder)
  const begun = Promise.withResolvers<undefined>()
  const rest = Promise.withResolvers<string>()
  const stored = blobs.put(
    (async function* () {
      yield Buffer.from('first ')
      begun.resolve(undefined)
      yield Buffer.from(await rest.promise)
    })(),
  )
  await begun.promise
  const other = await openDiskBlobs(folder)
  await other.removeLeftovers(Date.now() - settlingMs)
  rest.resolve('last')
  expect((await stored).bytes).toBe(10)
})
