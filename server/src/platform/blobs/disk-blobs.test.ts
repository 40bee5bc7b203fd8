import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { describeBlobs } from './blobs.compliance.ts'
import { openDiskBlobs } from './disk-blobs.ts'

describeBlobs('disk', async () => openDiskBlobs(await temporaryFolder()))

it('clears what a killed process left half written', async () => {
  const folder = await temporaryFolder()
  await openDiskBlobs(folder)
  await writeFile(join(folder, 'incoming', 'left-over'), 'half')
  await openDiskBlobs(folder)
  expect(await readdir(join(folder, 'incoming'))).toEqual([])
})

it('leaves what another process is writing when opened beside it', async () => {
  const folder = await temporaryFolder()
  await openDiskBlobs(folder)
  await writeFile(join(folder, 'incoming', 'in-flight'), 'half')
  await openDiskBlobs(folder, true)
  expect(await readdir(join(folder, 'incoming'))).toEqual(['in-flight'])
})
