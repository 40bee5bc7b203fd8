import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { runSteps, type Step } from './run-steps.ts'

const limits = { slots: 2, limitMs: 60_000 }

function makeFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'mboa-steps-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const write = (name: string, code: string): Step => {
    const script = join(folder, `${name}.mjs`)
    writeFileSync(script, code)
    return { name, script }
  }
  return { folder, write }
}

/** A test program: writes the report it is given the file for. */
const withReport = (step: Step): Step => ({ ...step, report: (file) => ({ args: [file] }) })

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

it('runs every step although one fails, and leaves out the steps that need it', async () => {
  const { write } = makeFolder()
  const { results, endedEarly } = await runSteps(
    [
      write('build', 'console.log("no room"); process.exit(3)'),
      { ...write('journeys', ''), after: 'build' },
      write('lint', ''),
    ],
    limits,
  )
  expect(endedEarly).toBeUndefined()
  const outcomes = Object.fromEntries(
    results.map(({ name, passed, failed }) => [name, [passed, failed]]),
  )
  expect(outcomes).toEqual({ build: [0, 1], lint: [1, 0], journeys: [0, 1] })
  expect(results.map(({ output }) => output).join('')).toMatch(/no room[^]*“build” failed/)
})

it('counts the tests of a report and names those that failed', async () => {
  const { write } = makeFolder()
  const xml = `<testsuites><testsuite>
<testcase classname="a.test.ts" name="adds &quot;1&quot; &amp; 1" time="0.1"></testcase>
<testcase classname="b.test.ts" name="says &lt;b&gt;"><failure message="no">no</failure></testcase>
<testcase classname="c.test.ts" name="takes long"><skipped/></testcase>
</testsuite></testsuites>`
  const code = `import { writeFileSync } from 'node:fs'
writeFileSync(process.argv[2], ${JSON.stringify(xml)})
process.exit(1)`
  const { results, endedEarly } = await runSteps([withReport(write('tests', code))], limits)
  expect(results).toMatchObject([
    { passed: 1, failed: 1, skipped: 1, failures: ['b.test.ts › says <b>'] },
  ])
  expect(endedEarly).toBeUndefined()
})

/** Starts a program of its own that never ends, and writes down its process id. */
const hangs = (pidFile: string) => `import { spawn } from 'node:child_process'
import { renameSync, writeFileSync } from 'node:fs'
console.log('playing “offline”')
const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { detached: true })
writeFileSync(${JSON.stringify(`${pidFile}.part`)}, String(child.pid))
renameSync(${JSON.stringify(`${pidFile}.part`)}, ${JSON.stringify(pidFile)})
setInterval(() => {}, 1000)`

it.each([
  ['once a test program breaks off', 'process.exit(1)', 60_000, '“screens” broke off.'],
  ['at the limit', '', 3_000, 'The limit of 0.05 minutes is over.'],
])('ends everything %s, and names what was still running', async (_, end, limitMs, reason) => {
  const { folder, write } = makeFolder()
  const pidFile = join(folder, 'pid')
  const waits = `import { existsSync } from 'node:fs'
setInterval(() => { if (existsSync(${JSON.stringify(pidFile)})) { ${end} } }, 20)`
  const { results, endedEarly } = await runSteps(
    [write('journeys', hangs(pidFile)), withReport(write('screens', waits)), write('later', '')],
    { slots: 2, limitMs },
  )
  expect(endedEarly).toContain(reason)
  expect(endedEarly).toContain('journeys:\nplaying “offline”')
  expect(results.map(({ failed }) => failed)).toEqual([1, 1])
  await expect.poll(() => isAlive(Number(readFileSync(pidFile, 'utf8')))).toBe(false)
})
