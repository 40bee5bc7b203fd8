import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

let folder: string
let group: number | undefined
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mboa-run-'))
})
afterEach(async () => {
  if (group !== undefined) endGroup(group)
  await rm(folder, { recursive: true, force: true })
})

/** What a failed test leaves running; nothing where all have ended. */
function endGroup(leader: number): void {
  try {
    process.kill(-leader, 'SIGKILL')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** A program that says that it runs, and writes a file when it is asked to end. */
const program = `
  import { writeFileSync } from 'node:fs'
  process.on('SIGTERM', () => { writeFileSync('ENDED', 'in peace'); process.exit(0) })
  setInterval(() => {}, 1000)
  console.log('running')
`

it('asks the program to end when the shell that npm started us with dies', async () => {
  const ended = join(folder, 'ended')
  await writeFile(join(folder, 'program.mjs'), program.replace('ENDED', ended))
  const runModule = pathToFileURL(join(import.meta.dirname, 'run.mjs')).href
  await writeFile(
    join(folder, 'launcher.mjs'),
    `import { run } from ${JSON.stringify(runModule)}
     process.exitCode = await run(process.execPath, [${JSON.stringify(join(folder, 'program.mjs'))}])`,
  )
  const shell = spawn(
    'sh',
    ['-c', `'${process.execPath}' '${join(folder, 'launcher.mjs')}'; exit`],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: true,
    },
  )
  group = shell.pid
  await once(shell.stdout, 'data')
  shell.kill('SIGTERM')
  await vi.waitFor(async () => expect(await readFile(ended, 'utf8')).toBe('in peace'), 5000)
})
