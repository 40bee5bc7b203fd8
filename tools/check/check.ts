import { parseArgs } from 'node:util'
import { ensureChromium } from '../chromium/ensure-chromium.ts'
import { findFirefox, findWebKit } from '../engines/find-engines.ts'
import { boundariesStep, budgetsStep, lockfileStep, promisesStep } from './own-steps.ts'
import { runLanes, type FinishedStep } from './run-lanes.ts'
import { lookAgain, type SecondLook } from './second-look.ts'
import { programStep, verdict, type Failure, type Step } from './step.ts'
import { keepTemporaryFilesInMemory } from './temporary-folder.ts'
import { engineStep, journeyStep, screenStep, unitStep } from './test-steps.ts'

/**
 * Everything that must hold before a commit: `npm run check`, `npm test`. `--long` runs the long
 * properties and loads as well. `--changed` runs what the files changed since the last commit (or
 * since `--since`, a commit or branch) touch, without journeys, and says what it left out. Its last
 * line is `N passed, N failed`.
 */
const { values: options } = parseArgs({
  options: {
    long: { type: 'boolean', default: false },
    changed: { type: 'boolean', default: false },
    since: { type: 'string', default: 'HEAD' },
  },
})
const isLong = options.long
const isCi = (process.env['CI'] ?? '') !== ''

const report = (line: string) => {
  console.log(line)
}

keepTemporaryFilesInMemory()

const isThere = ensureChromium()

/** Says what is not there; on CI, where everything has to be, that is a failure. */
const missingStep = (name: string, missing: string): Step => ({
  name,
  run: () =>
    Promise.resolve({ ...verdict(false, missing), failed: isCi ? 1 : 0, notRun: [missing] }),
})
const browserStep = missingStep(
  'browser',
  'No Chromium or Chrome found: the screens’ tests and the journeys do not run. ' +
    'Install one, or set CHROMIUM_PATH.',
)
const firefoxStep =
  findFirefox() === undefined
    ? missingStep('firefox', 'No Firefox found: the flows in it do not run. Install firefox-esr.')
    : engineStep('firefox', isLong)
const webKitStep =
  findWebKit() === undefined
    ? missingStep(
        'webkit',
        'No WebKit found: the flows in it do not run. Install webkit2gtk-driver and xvfb.',
      )
    : engineStep('webkit', isLong)

const format = programStep('format', 'node_modules/oxfmt/bin/oxfmt', ['--check', '.'])
/**
 * Rules, and types by the native compiler, in the programs that some rules need anyway: it sees
 * every project by its own settings, and all files even where few have changed, which others may
 * use otherwise.
 */
const lint = programStep('lint and types', 'node_modules/oxlint/bin/oxlint', [
  '.',
  '--deny-warnings',
])
/** The compiler that our own rule about promises asks: the same, in twice the time. */
const slowTypes = programStep('types, by the older compiler', 'node_modules/typescript/bin/tsc', [
  '-b',
])
/** What is read, not run, beside the formatter and the linter. */
const reading: Step[] = [
  ...(isLong ? [slowTypes] : []),
  promisesStep,
  lockfileStep,
  boundariesStep,
  programStep('texts are extracted', 'node_modules/@lingui/cli/dist/lingui.js', [
    'check',
    'sync',
    '--clean',
  ]),
  programStep('texts are translated', 'node_modules/@lingui/cli/dist/lingui.js', [
    'check',
    'missing',
  ]),
  programStep('unused code', 'node_modules/knip/bin/knip.js', []),
]

const leftToLongRun =
  'Left to `npm run test:long`: journeys that are tagged @long, most tests of the server on their ' +
  'other database, flows in their other browser, properties at full length.'
const leftByChanged =
  'Left out: the build and its byte budgets, journeys, flows in other browsers, and tests ' +
  'that read a changed file without importing it. `npm test` runs them.'

const leftOut = (what: string): FinishedStep => ({
  name: 'left out',
  passed: 0,
  failed: 0,
  output: '',
  notRun: [what],
})

const finished = options.changed ? await checkChanged(options.since) : await checkAll()
summarise(await lookAgain(finished, report))

/**
 * Two processors are enough for two lanes. Tests and journeys wait a good part of their time, so that
 * they fill both beside each other; long runs measure times, which nothing beside may change.
 */
async function checkAll(): Promise<FinishedStep[]> {
  const build = programStep('build', 'tools/launch/build.mjs', [])
  const building = [build, budgetsStep]
  const tests = unitStep({ isLong })
  const screens = isThere ? [screenStep({ isLong })] : []
  const journeys = isThere ? journeyStep({ isLong, isBesideTests: !isLong }) : browserStep
  // The flows first, of which one runs at a time: whatever is left at the end has several pages.
  const atOnce = [
    [...building, firefoxStep, webKitStep, journeys],
    // Some tests look at what is built.
    [format, lint, ...reading, { ...tests, after: build }, ...screens],
  ]
  const rounds = isLong
    ? [
        [
          [...building, ...reading],
          [format, lint],
        ],
        [[tests, ...screens]],
        [[journeys]],
        [[firefoxStep], [webKitStep]],
      ]
    : [atOnce]
  const finished: FinishedStep[] = []
  for (const lanes of rounds) finished.push(...(await runLanes(lanes, report)))
  return isLong ? finished : [...finished, leftOut(leftToLongRun)]
}

async function checkChanged(since: string): Promise<FinishedStep[]> {
  const tests = unitStep({ isLong, changedSince: since })
  const screens = isThere ? screenStep({ isLong, changedSince: since }) : browserStep
  return [
    ...(await runLanes([reading, [format, lint]], report)),
    ...(await runLanes([[tests, screens]], report)),
    leftOut(leftByChanged),
  ]
}

function summarise({ finished: steps, passedAlone }: SecondLook): void {
  const sum = (key: 'passed' | 'failed') => steps.reduce((total, step) => total + step[key], 0)
  for (const { name, failed, output } of steps) {
    if (failed > 0) console.log(`\n── ${name} ──\n${output.trimEnd()}`)
  }
  const figures = steps.flatMap(({ output }) => output.match(/^row [PB]?\d+: .*$/gm) ?? [])
  if (figures.length > 0) console.log(['\nMeasured:', ...figures.sort(byRow)].join('\n  '))
  const notRun = steps.flatMap((step) => step.notRun)
  if (notRun.length > 0) console.log(['\nNot run here:', ...notRun].join('\n  '))
  // At the end as well: of a long log often only that is read.
  const failures = steps.flatMap((step) => step.failures ?? [])
  list('Passed alone only, so something in them depends on the load:', passedAlone)
  list('Failed:', failures)
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
  if (sum('failed') > 0) process.exitCode = 1
}

function list(title: string, failures: readonly Failure[]): void {
  if (failures.length === 0) return
  const lines = failures.flatMap(({ name, reason }) => [
    `  ${name}`,
    ...reason.split('\n').map((line) => `      ${line}`),
  ])
  console.log(['', title, ...lines].join('\n'))
}

/** `row 9` before `row 10`. */
function byRow(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true })
}
