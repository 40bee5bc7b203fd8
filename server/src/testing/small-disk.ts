import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmdirSync } from 'node:fs'
import { open, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { temporaryFolder } from './temporary-folder.ts'

/** A file system of its own, in memory, that can be filled to the last byte. */
export interface SmallDisk {
  readonly folder: string
  /** Takes all the room that is left. */
  fill(): Promise<void>
  /** Gives it back. */
  free(): Promise<void>
}

const chunk = Buffer.alloc(1024 * 1024)

function mount(folder: string, mebibytes: number): boolean {
  const options = ['-t', 'tmpfs', '-o', `size=${mebibytes}m,mode=0777`, 'tmpfs', folder]
  return spawnSync('mount', options).status === 0
}

/** Gone when the running test ends. @throws where this user may not mount file systems */
export async function mountSmallDisk(mebibytes: number): Promise<SmallDisk> {
  const folder = await temporaryFolder()
  if (!mount(folder, mebibytes)) throw new Error('This user may not mount file systems.')
  onTestFinished(() => void spawnSync('umount', ['--lazy', folder]))
  const ballast = join(folder, 'ballast')
  return {
    folder,
    async fill() {
      const file = await open(ballast, 'a')
      try {
        for (;;) {
          const { bavail, bsize } = await statfs(folder)
          if (bavail === 0) return
          await file.write(chunk, 0, Math.min(chunk.length, bavail * bsize))
        }
      } finally {
        await file.close()
      }
    },
    free: () => rm(ballast),
  }
}

/** Whether the tests that need one can run; where not, that is said. */
export function canMountDisks(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'mboa-disk-'))
  const can = mount(folder, 1)
  if (can) spawnSync('umount', [folder])
  rmdirSync(folder)
  if (!can) {
    process.stderr.write('\nThis user may not mount file systems: full disks are not tested.\n\n')
  }
  return can
}
