import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'

const runModule = pathToFileURL(join(import.meta.dirname, 'run.mjs')).href

const program = `process.on('SIGTERM', () => { console.log('ended'); process.exit(0) })
setInterval(() => {}, 1000)
console.log('running')`

it('ends the program when the shell that npm started the launcher with dies', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mboa-run-'))
  const [started, launcher] = [join(folder, 'program.mjs'), join(folder, 'launcher.mjs')]
  await writeFile(started, program)
  const code = `import { run } from ${JSON.stringify(runModule)}
await run(process.execPath, [${JSON.stringify(started)}])`
  await writeFile(launcher, code)
  const shell = spawn('sh', ['-c', `'${process.execPath}' '${launcher}'; exit`], {
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  let output = ''
  shell.stdout.setEncoding('utf8').on('data', (text: string) => (output += text))
  onTestFinished(async () => {
    if (!output.includes('ended')) process.kill(-(shell.pid ?? 0), 'SIGKILL')
    await rm(folder, { recursive: true })
  })
  await once(shell.stdout, 'data')
  shell.kill('SIGTERM')
  await expect.poll(() => output).toBe('running\nended\n')
})
