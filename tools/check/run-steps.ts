import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { countJunit, type TestCount } from './count-junit.ts'

export const root = join(import.meta.dirname, '../..')

/** A program that passes by exiting with 0. */
export interface Step {
  name: string
  /** Path of a script below the repository's root, run on this Node. */
  script: string
  args?: readonly string[]
  env?: Readonly<Record<string, string>>
  /** Adds the arguments and variables by which the program writes a JUnit report of its tests. */
  report?: (file: string) => Pick<Step, 'args' | 'env'>
  /** Name of the step that must have passed first. */
  after?: string
  /** Keeps every core busy: a second program would only slow its tests down. */
  alone?: boolean
}

export interface StepResult extends TestCount {
  name: string
  output: string
}

/** How long a program may take to end after SIGTERM. */
const graceMs = 5_000

/**
 * Runs the steps in their order, `slots` at a time. A failed step stops nothing; the run ends early
 * at the limit, on SIGINT or SIGTERM, and when a test program breaks off (it fails, but reports no
 * failed test: its browser died, for instance). Then every process the run started is ended.
 * @returns the results, and why the run ended early
 */
export async function runSteps(
  steps: readonly Step[],
  { slots, limitMs }: { slots: number; limitMs: number },
): Promise<{ results: StepResult[]; endedEarly?: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'mboa-reports-'))
  const waiting = [...steps]
  const running = new Map<Step, { child: ChildProcess; output: () => string; end: Promise<void> }>()
  const results: StepResult[] = []
  let endedEarly: string | undefined

  function endAll(reason: string): void {
    if (endedEarly !== undefined) return
    const tails = [...running].map(([{ name }, { output }]) => `${name}:\n${tailOf(output())}`)
    endedEarly = [`${reason} Still running: ${tails.length === 0 ? 'nothing' : ''}`, ...tails].join(
      '\n',
    )
    waiting.length = 0
    for (const { child } of running.values()) endTree(child)
  }

  function start(step: Step): void {
    const startedAt = performance.now()
    const reportFile = join(folder, `${step.name}.xml`)
    const added = step.report?.(reportFile)
    const child = spawn(
      process.execPath,
      [resolve(root, step.script), ...(step.args ?? []), ...(added?.args ?? [])],
      {
        cwd: root,
        env: { ...process.env, FORCE_COLOR: '0', ...step.env, ...added?.env },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    )
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (output += text))
    }
    const end = new Promise<number>((settle) => {
      child.on('error', (error) => {
        output += String(error)
        settle(1)
      })
      child.on('close', (code) => settle(code ?? 1))
    }).then((code) => {
      running.delete(step)
      const xml = existsSync(reportFile) ? readFileSync(reportFile, 'utf8') : ''
      const count = step.report === undefined ? undefined : countJunit(xml)
      const result = { name: step.name, output, ...(count ?? verdict(code === 0)) }
      const hasBrokenOff =
        count !== undefined && code !== 0 && (count.failed === 0 || hasBrowserDied(output))
      if (hasBrokenOff) result.failed = Math.max(1, result.failed)
      results.push(result)
      console.log(lineOf(result, (performance.now() - startedAt) / 1000))
      if (hasBrokenOff) endAll(`“${step.name}” broke off.`)
    })
    running.set(step, { child, output: () => output, end })
  }

  const isReady = ({ after, alone = false }: Step) =>
    (!alone || running.size === 0) &&
    (after === undefined || results.some(({ name, failed }) => name === after && failed === 0))
  const isFull = () =>
    running.size === slots || Array.from(running.keys()).some(({ alone = false }) => alone)

  const limit = setTimeout(
    () => endAll(`The limit of ${limitMs / 60_000} minutes is over.`),
    limitMs,
  )
  const signals = ['SIGINT', 'SIGTERM'] as const
  const onSignal = (signal: NodeJS.Signals) => endAll(`Ended by ${signal}.`)
  for (const signal of signals) process.on(signal, onSignal)
  for (;;) {
    let next: number
    while (!isFull() && (next = waiting.findIndex(isReady)) >= 0) {
      for (const step of waiting.splice(next, 1)) start(step)
    }
    if (running.size === 0) break
    await Promise.race([...running.values()].map(({ end }) => end))
  }
  clearTimeout(limit)
  for (const signal of signals) process.off(signal, onSignal)
  rmSync(folder, { recursive: true })
  for (const { name, after } of waiting) {
    results.push({ name, output: `Not run: “${after}” failed.`, ...verdict(false) })
  }
  return { results, ...(endedEarly !== undefined && { endedEarly }) }
}

const verdict = (hasPassed: boolean): TestCount => ({
  passed: hasPassed ? 1 : 0,
  failed: hasPassed ? 0 : 1,
  skipped: 0,
  failures: [],
})

function lineOf({ name, passed, failed }: StepResult, seconds: number): string {
  const counts = passed + failed > 1 ? `, ${passed} passed, ${failed} failed` : ''
  return `${failed > 0 ? '✗' : '✓'} ${name} (${seconds.toFixed(1)} s${counts})`
}

/** Vitest prints this message when Chromium dies during a test. */
const hasBrowserDied = (output: string) => output.includes('Browser connection was closed')

const tailOf = (output: string) => output.trimEnd().split('\n').slice(-5).join('\n')

/** Ends a program and everything it started: browsers and databases outlive the program that opened them. */
function endTree(child: ChildProcess): void {
  const pids = [child.pid, ...listDescendants(child.pid)]
  signalAll(pids, 'SIGTERM')
  setTimeout(() => signalAll(pids, 'SIGKILL'), graceMs)
}

function listDescendants(pid: number | undefined): number[] {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
  const rows = stdout
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/).map(Number))
  const childrenOf = (parent: number | undefined): number[] =>
    rows.filter(([, of]) => of === parent).flatMap(([id = 0]) => [id, ...childrenOf(id)])
  return childrenOf(pid)
}

function signalAll(pids: readonly (number | undefined)[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      if (pid !== undefined) process.kill(pid, signal)
    } catch {
      // It has ended by itself.
    }
  }
}
