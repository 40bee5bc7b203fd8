import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { freemem } from 'node:os'
import { join } from 'node:path'
import { ensureChromium, findFirefox, findWebKit } from '../browsers/find-browsers.ts'
import { root, runSteps, type Step, type StepResult } from './run-steps.ts'

/** `npm run test:long`: also what is tagged long, on both databases, in every browser. */
const isLong = process.argv.includes('--long')

/** The whole of `npm test` ends within 25 minutes; the long run takes hours. */
const limitMs = (isLong ? 24 * 60 : 25) * 60_000

const program = (name: string, path: string, ...args: string[]): Step => ({
  name,
  script: `node_modules/${path}`,
  args,
})

const sources = [
  'domain',
  'contract',
  'content',
  'formats',
  'server',
  'web',
  'extensions',
  'tools',
  'e2e',
  'bench',
]
const cruiser = 'dependency-cruiser/bin/dependency-cruiser.mjs'
const reading = [
  program('format', 'oxfmt/bin/oxfmt', '--check', '.'),
  program('lint and types', 'oxlint/bin/oxlint', '.', '--deny-warnings'),
  program('import rules', cruiser, '--config=.dependency-cruiser.cjs', ...sources),
  program('texts are extracted', '@lingui/cli/dist/lingui.js', 'check', 'sync', '--clean'),
  program('texts are translated', '@lingui/cli/dist/lingui.js', 'check', 'missing'),
  program('unused code', 'knip/bin/knip.js'),
]

/** @param project a project of `vitest.config.ts`, or `!` and the name of the one to leave out */
const vitest = (name: string, project: string): Step => ({
  ...program(name, 'vitest/vitest.mjs', 'run', `--project=${project}`),
  after: 'build',
  alone: true,
  env: isLong ? {} : { TEST_ENGINES: 'sqlite' },
  report: (file) => {
    const reporters = ['--reporter=default', '--reporter=junit', `--outputFile.junit=${file}`]
    return { args: isLong ? reporters : ['--tags-filter=!long', ...reporters] }
  },
})

const playwright = (name: string, ...args: string[]): Step => ({
  ...program(name, '@playwright/test/cli.js', 'test', ...args),
  after: 'build',
  report: (file) => ({
    args: ['--reporter=list,junit,./tools/check/end-on-crash.ts'],
    env: { PLAYWRIGHT_JUNIT_OUTPUT_FILE: file },
  }),
})
const engine = (name: string) =>
  playwright(`flows in ${name}`, '--config=e2e/engines/engines.config.ts', `--project=${name}`)

const missing: string[] = []
function need(what: string, isThere: boolean, ...steps: Step[]): Step[] {
  if (!isThere) missing.push(what)
  return isThere ? steps : []
}
const workers = isLong ? [] : ['--workers=2']
const steps = [
  { name: 'build', script: 'tools/launch/build.mjs' },
  { name: 'byte budgets', script: 'tools/budgets/budgets.ts', after: 'build' },
  ...reading,
  vitest('tests', '!web'),
  // Before the journeys: beside them WebKit's sound breaks up, and a quiet room is heard as a loud one.
  ...need('flows in Firefox: no firefox-esr', findFirefox() !== undefined, engine('firefox')),
  ...need(
    'flows in WebKit: no webkit2gtk-driver, xvfb',
    findWebKit() !== undefined,
    engine('webkit'),
  ),
  ...need(
    'screens and journeys: no Chromium (or set CHROMIUM_PATH)',
    ensureChromium(),
    vitest('screens', 'web'),
    playwright('journeys', '--config=e2e/playwright.config.ts', ...workers),
  ),
]

keepTemporaryFilesInMemory()
process.env['NODE_COMPILE_CACHE'] = join(root, 'node_modules/.cache/node-compile')
process.env['PWTEST_CACHE_DIR'] = join(root, 'node_modules/.cache/playwright')
if (isLong) process.env['TEST_LONG'] = '1'

// Long runs measure times, which a second program would change.
const limits = { slots: isLong ? 1 : 2, limitMs }
const { results, endedEarly } = await runSteps(steps, limits)
summarise(results, endedEarly)

/** The last line is `N passed, N failed`. */
function summarise(finished: readonly StepResult[], reason: string | undefined): void {
  const sum = (key: 'passed' | 'failed') => finished.reduce((total, each) => total + each[key], 0)
  for (const { name, failed, output } of finished) {
    if (failed > 0) console.log(`\n── ${name} ──\n${output.trimEnd()}`)
  }
  const withoutPostgres = finished.flatMap(({ output }) => output.match(/^No PostgreSQL.*$/m) ?? [])
  const skipped = finished.flatMap(({ name, skipped: count }) =>
    count > 0 ? [`${count} of ${name}: left to \`npm run test:long\``] : [],
  )
  printList('Not run here:', [...missing, ...withoutPostgres, ...skipped])
  printList(
    'Failed:',
    finished.flatMap(({ failures }) => failures),
  )
  if (reason !== undefined) console.log(`\nEnded early. ${reason}`)
  const failed =
    sum('failed') +
    (process.env['CI'] === undefined ? 0 : missing.length) +
    (reason === undefined ? 0 : 1)
  console.log(`\n${sum('passed')} passed, ${failed} failed`)
  if (failed > 0) process.exitCode = 1
}

function printList(title: string, lines: readonly string[]): void {
  if (lines.length > 0) console.log(['', title, ...lines].join('\n  '))
}

/** Tests write tens of thousands of files: in memory they cost a tenth of what they cost on a disk. */
function keepTemporaryFilesInMemory(): void {
  const memory = '/dev/shm'
  const neededBytes = 6 * 2 ** 30
  if (process.env['TMPDIR'] !== undefined || !existsSync(memory)) return
  const { bavail, bsize } = statfsSync(memory)
  if (Math.min(bavail * bsize, freemem()) < neededBytes) return
  const folder = mkdtempSync(join(memory, 'mboa-check-'))
  // PostgreSQL runs as another user.
  chmodSync(folder, 0o755)
  process.env['TMPDIR'] = folder
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }))
}
