import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { freemem } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureChromium } from '../chromium/ensure-chromium.ts'
import { findFirefox, findWebKit } from '../engines/find-engines.ts'
import { root, runSteps, type Step, type StepResult } from './run-steps.ts'

/**
 * `npm test`: everything that must hold before a commit. The last line it prints is
 * `N passed, N failed`.
 */
const { values: options } = parseArgs({
  options: {
    /** Also runs what is tagged long, each on both databases and in every browser. */
    long: { type: 'boolean', default: false },
    /** Runs only what the files changed since `--since` touch, without a build and journeys. */
    changed: { type: 'boolean', default: false },
    since: { type: 'string', default: 'HEAD' },
  },
})
const isLong = options.long
const isCi = (process.env['CI'] ?? '') !== ''

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
  'tools',
  'e2e',
  'bench',
]

const reading: Step[] = [
  program('format', 'oxfmt/bin/oxfmt', '--check', '.'),
  program('lint and types', 'oxlint/bin/oxlint', '.', '--deny-warnings'),
  program(
    'import rules',
    'dependency-cruiser/bin/dependency-cruiser.mjs',
    '--config=.dependency-cruiser.cjs',
    ...sources,
  ),
  program('texts are extracted', '@lingui/cli/dist/lingui.js', 'check', 'sync', '--clean'),
  program('texts are translated', '@lingui/cli/dist/lingui.js', 'check', 'missing'),
  program('unused code', 'knip/bin/knip.js'),
]

/** @param project a project of `vitest.config.ts`, or `!` and the name of the one to leave out */
function vitest(name: string, project: string): Step {
  const filters = options.changed
    ? ['--changed', options.since, '--passWithNoTests']
    : isLong
      ? []
      : ['--tags-filter=!long']
  return {
    ...program(name, 'vitest/vitest.mjs', 'run', `--project=${project}`, ...filters),
    ...(!options.changed && { after: 'build' }),
    ...(!options.changed && !isLong && { env: { TEST_ENGINES: 'sqlite' } }),
    report: (file) => ({
      args: ['--reporter=default', '--reporter=junit', `--outputFile.junit=${file}`],
    }),
  }
}

function playwright(name: string, ...args: string[]): Step {
  return {
    ...program(name, '@playwright/test/cli.js', 'test', ...args),
    after: 'build',
    env: { PWTEST_CACHE_DIR: join(root, 'node_modules/.cache/playwright') },
    report: (file) => ({
      args: ['--reporter=list,junit,./tools/check/end-on-crash.ts'],
      env: { PLAYWRIGHT_JUNIT_OUTPUT_FILE: file },
    }),
  }
}

const missing: string[] = []
const need = (isThere: boolean, what: string, steps: Step[]): Step[] => {
  if (!isThere) missing.push(what)
  return isThere ? steps : []
}
const engine = (name: string) =>
  playwright(`flows in ${name}`, '--config=e2e/engines/engines.config.ts', `--project=${name}`)

const hasChromium = ensureChromium()
const screens = need(hasChromium, 'screens and journeys: no Chromium (or set CHROMIUM_PATH)', [
  vitest('screens', 'web'),
])
const journeys = !hasChromium
  ? []
  : [
      playwright(
        'journeys',
        '--config=e2e/playwright.config.ts',
        ...(isLong ? [] : ['--workers=2']),
      ),
    ]
const engines = [
  ...need(findFirefox() !== undefined, 'flows in Firefox: no firefox-esr', [engine('firefox')]),
  ...need(findWebKit() !== undefined, 'flows in WebKit: no webkit2gtk-driver or xvfb', [
    engine('webkit'),
  ]),
]
const build: Step[] = [
  { name: 'build', script: 'tools/launch/build.mjs' },
  { name: 'byte budgets', script: 'tools/budgets/budgets.ts', after: 'build' },
]

const steps = options.changed
  ? [...reading, vitest('tests', '!web'), ...screens]
  : [...build, ...reading, ...engines, vitest('tests', '!web'), ...journeys, ...screens]

keepTemporaryFilesInMemory()
process.env['NODE_COMPILE_CACHE'] = join(root, 'node_modules/.cache/node-compile')
if (isLong) process.env['TEST_LONG'] = '1'

// Long runs measure times, which a second program would change.
const limits = { slots: isLong ? 1 : 2, limitMs }
const { results, endedEarly } = await runSteps(steps, limits, (line) => console.log(line))
summarise(results, endedEarly)

function summarise(finished: readonly StepResult[], reason: string | undefined): void {
  const sum = (key: 'passed' | 'failed') => finished.reduce((total, each) => total + each[key], 0)
  for (const { name, failed, output } of finished) {
    if (failed > 0) console.log(`\n── ${name} ──\n${output.trimEnd()}`)
  }
  const skipped = finished.flatMap(({ name, skipped: count }) =>
    count > 0 ? [`${count} of ${name}: left to \`npm run test:long\``] : [],
  )
  const withoutPostgres = finished.flatMap(({ output }) => output.match(/^No PostgreSQL.*$/m) ?? [])
  printList('Not run here:', [...missing, ...withoutPostgres, ...skipped])
  printList(
    'Failed:',
    finished.flatMap(({ failures }) => failures),
  )
  if (reason !== undefined) console.log(`\nEnded early. ${reason}`)
  const failed = sum('failed') + (isCi ? missing.length : 0) + (reason === undefined ? 0 : 1)
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
