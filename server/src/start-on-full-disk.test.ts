import { mkdir, open, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { startServerProcess } from './testing/server-process.ts'
import { canMountDisks, mountSmallDisk } from './testing/small-disk.ts'

const mebibytes = 160

/** As a killed import leaves it: all that the disk had. */
async function fillByImport(folder: string): Promise<void> {
  const unpacked = join(folder, 'importing/job-claim/unpacked')
  await mkdir(unpacked, { recursive: true })
  const file = await open(join(unpacked, 'clip.wav'), 'a')
  try {
    for (;;) {
      const { bavail, bsize } = await statfs(folder)
      if (bavail === 0) return
      await file.write(Buffer.alloc(Math.min(1024 * 1024, bavail * bsize)))
    }
  } finally {
    await file.close()
  }
}

describe.runIf(canMountDisks())('a server with SQLite whose disk is full', () => {
  async function startKilled() {
    const disk = await mountSmallDisk(mebibytes)
    const environment = { DATA_DIR: disk.folder, LOG_LEVEL: 'silent' }
    const first = startServerProcess(environment)
    await first.url
    first.signal('SIGKILL')
    await first.ended
    return { disk, start: () => startServerProcess(environment) }
  }

  it('removes what a killed import left, and is ready', async () => {
    const { disk, start } = await startKilled()
    await fillByImport(disk.folder)
    const url = await start().url
    await expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(200)
  })

  it('starts all the same, and is ready once there is room', async () => {
    const { disk, start } = await startKilled()
    await disk.fill()
    const url = await start().url
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
    expect((await fetch(`${url}/readyz`)).status).toBe(503)
    await disk.free()
    await expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(200)
  })
})
