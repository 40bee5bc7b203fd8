import { randomUUID } from 'node:crypto'
import { mkdir, open, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import { startServerProcess } from './testing/server-process.ts'
import { canMountDisks, mountSmallDisk } from './testing/small-disk.ts'

const mebibytes = 160

/** As a killed import leaves it: all that the disk had. */
async function fillByImport(folder: string): Promise<void> {
  const unpacked = join(folder, 'scratch/import/job-claim/unpacked')
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

/** A job of importing that a killed server was working on. */
function claimJob(folder: string): void {
  const database = new DatabaseSync(join(folder, 'mboa.sqlite'))
  const row = {
    id: randomUUID(),
    language: 'ewo',
    file_name: 'words.csv',
    bytes: 1,
    modified_at: 0,
    terms: '{}',
    fields: '{}',
    state: 'receiving',
    done: 0,
    total: 0,
    claim: randomUUID(),
    claimed_until: Date.now() + 600_000,
    attempts: 1,
    opened_at: Date.now(),
    changed_at: Date.now(),
  }
  const columns = Object.keys(row)
  const places = columns.map(() => '?').join(', ')
  database
    .prepare(`INSERT INTO import_jobs (${columns.join(', ')}) VALUES (${places})`)
    .run(...Object.values(row))
  database.close()
}

describe.runIf(canMountDisks())('a server with SQLite whose disk is full', () => {
  async function startEnded(by: 'SIGKILL' | 'SIGTERM') {
    const disk = await mountSmallDisk(mebibytes)
    const environment = { DATA_DIR: disk.folder, LOG_LEVEL: 'silent' }
    const first = startServerProcess(environment)
    await first.url
    first.signal(by)
    await first.ended
    return { disk, start: () => startServerProcess(environment) }
  }

  it('removes what a killed import left, and is ready', async () => {
    const { disk, start } = await startEnded('SIGKILL')
    await fillByImport(disk.folder)
    const url = await start().url
    await expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(200)
  })

  it.each([
    ['was killed', 'SIGKILL'],
    ['was stopped', 'SIGTERM'],
  ] as const)('that %s starts all the same, and is ready once there is room', async (_, by) => {
    const { disk, start } = await startEnded(by)
    await disk.fill()
    const url = await start().url
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
    expect((await fetch(`${url}/readyz`)).status).toBe(503)
    await disk.free()
    await expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(200)
  })

  it('starts though it cannot write that claims of jobs have ended', async () => {
    const { disk, start } = await startEnded('SIGTERM')
    claimJob(disk.folder)
    await disk.fill()
    const url = await start().url
    expect((await fetch(`${url}/readyz`)).status).toBe(503)
    await disk.free()
    await expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(200)
  })
})
