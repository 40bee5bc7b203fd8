import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

const root = join(import.meta.dirname, '..')

/** Says at the end what the system says that the process took; its threads are part of it. */
const report = `
import { isMainThread } from 'node:worker_threads'
if (isMainThread) process.on('exit', (status) => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage()
  const processorSeconds = (userCPUTime + systemCPUTime) / 1e6
  console.log(JSON.stringify({ status, maxRSS, processorSeconds }))
})
`
const commandLine = join(root, 'server/src/cli/mboa.ts')

/** What a command took. */
export interface RunCommand {
  readonly seconds: number
  readonly processorSeconds: number
  readonly megabytes: number
}

/**
 * Begins a command on a data folder and kills it once so much is done, as a machine that is switched
 * off does. @throws where it has ended before
 */
export async function killCommand(
  dataDir: string,
  words: readonly string[],
  isSoFar: () => boolean,
): Promise<void> {
  const child = spawn(process.execPath, [commandLine, ...words], {
    cwd: root,
    stdio: 'ignore',
    env: { ...process.env, DATA_DIR: dataDir },
  })
  while (child.exitCode === null && !isSoFar()) await setTimeout(pollMs)
  if (child.kill('SIGKILL')) await once(child, 'close')
  if (child.signalCode !== 'SIGKILL') throw new Error('It has ended before it could be killed.')
}

const pollMs = 50

/** Runs a command in a process of its own on a data folder. @throws where it fails */
export function runCommand(dataDir: string, words: readonly string[]): RunCommand {
  const startedAt = performance.now()
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(report)}`, commandLine, ...words],
    { cwd: root, encoding: 'utf8', env: { ...process.env, DATA_DIR: dataDir } },
  )
  const seconds = (performance.now() - startedAt) / 1_000
  const printed = stdout.trim().split('\n').at(-1) ?? ''
  if (!printed.startsWith('{"status":0')) throw new Error(`${stdout.slice(-2_000)}\n${stderr}`)
  const { maxRSS, processorSeconds } = JSON.parse(printed) as {
    maxRSS: number
    processorSeconds: number
  }
  return { seconds, processorSeconds, megabytes: maxRSS / 1024 }
}
