import { execFileSync } from 'node:child_process'
import { existsSync, statfsSync } from 'node:fs'
import { freemem } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const module = JSON.stringify(join(import.meta.dirname, 'temporary-folder.ts'))
const script = `
  const { keepTemporaryFilesInMemory } = await import(${module})
  keepTemporaryFilesInMemory()
  const { statSync } = await import('node:fs')
  const folder = process.env.TMPDIR ?? ''
  const mode = folder.startsWith('/dev/shm/') ? statSync(folder).mode & 0o777 : undefined
  console.log(JSON.stringify({ folder, mode }))`

/** Runs it in a process of its own, and gives what it chose there. */
function choose(given: Readonly<Record<string, string>>): { folder: string; mode?: number } {
  const { PATH = '' } = process.env
  const args = ['--input-type=module', '-e', script]
  const said = execFileSync(process.execPath, args, { env: { PATH, ...given }, encoding: 'utf8' })
  return JSON.parse(said) as { folder: string; mode?: number }
}

test('who names a folder for temporary files keeps it', () => {
  expect(choose({ TMPDIR: '/elsewhere' }).folder).toBe('/elsewhere')
})

const hasMemory = () => {
  if (!existsSync('/dev/shm')) return false
  const { bavail, bsize } = statfsSync('/dev/shm')
  return Math.min(bavail * bsize, freemem()) > 8 * 2 ** 30
}

test.runIf(hasMemory())(
  'where memory is plenty they are in it, for other users too, and go',
  () => {
    const { folder, mode } = choose({})
    expect(folder).toMatch(/^\/dev\/shm\/mboa-check-/)
    expect(mode).toBe(0o755)
    expect(existsSync(folder)).toBe(false)
  },
)
