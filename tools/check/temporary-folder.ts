import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { freemem } from 'node:os'
import { join } from 'node:path'

/** Where Linux keeps files in memory. */
const memory = '/dev/shm'

/** What a check needs of it at most, several times over: less is left to the disk. */
const enough = 6 * 2 ** 30

/**
 * Has all that runs from now on keep its temporary files in memory, where there is plenty. Tests make
 * tens of thousands of files that nobody needs a moment later: on a disk each takes ten times as much of
 * the processor, and whoever waits for one to be written stands still.
 */
export function keepTemporaryFilesInMemory(): void {
  if ((process.env['TMPDIR'] ?? '') !== '') return
  const folder = makeFolder()
  if (folder === undefined) return
  process.env['TMPDIR'] = folder
  process.on('exit', () => {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  })
  // Memory is not left full by who breaks off.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
}

function makeFolder(): string | undefined {
  try {
    const { bavail, bsize } = statfsSync(memory)
    if (Math.min(bavail * bsize, freemem()) < enough) return undefined
    const folder = mkdtempSync(join(memory, 'mboa-check-'))
    // PostgreSQL runs as somebody else.
    chmodSync(folder, 0o755)
    if (canRun(folder)) return folder
    rmSync(folder, { recursive: true })
  } catch {
    // Then the disk it is.
  }
  return undefined
}

/** Containers often forbid to run what lies there, as a release does that is tried. */
function canRun(folder: string): boolean {
  const program = join(folder, 'program')
  writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 })
  const { status } = spawnSync(program)
  rmSync(program)
  return status === 0
}
