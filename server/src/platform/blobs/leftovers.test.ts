import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { startObjectStore } from '../../testing/object-store.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { openBlobs } from './open-blobs.ts'
import { settlingMs } from './sweep-blobs.ts'

it.each(['disk', 'object store'])(
  'what a killed process left half written goes once it is old, and only then: %s',
  async (store) => {
    const dataDir = await temporaryFolder()
    const incoming = join(dataDir, 'blobs', 'incoming')
    await mkdir(incoming, { recursive: true })
    await writeFile(join(incoming, 'old'), 'half')
    await writeFile(join(incoming, 'of another server'), 'half')
    const now = Date.now()
    const longAgo = (now - settlingMs - 1000) / 1000
    await utimes(join(incoming, 'old'), longAgo, longAgo)
    const s3 = store === 'disk' ? undefined : (await startObjectStore()).config
    const blobs = await openBlobs({ dataDir, s3 })
    expect((await readdir(incoming)).toSorted()).toEqual(['of another server', 'old'])
    await blobs.removeLeftovers(now - settlingMs)
    expect(await readdir(incoming)).toEqual(['of another server'])
  },
)
