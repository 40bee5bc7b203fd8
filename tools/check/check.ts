import { ensureChromium } from '../chromium/ensure-chromium.ts'
import { findFirefox, findWebKit } from '../engines/find-engines.ts'
import { boundariesStep, budgetsStep, lockfileStep } from './own-steps.ts'
import { runLanes, type FinishedStep } from './run-lanes.ts'
import { programStep, verdict, type Step } from './step.ts'
import { engineStep, journeyStep, vitestStep } from './test-steps.ts'

/**
 * Everything that must hold before a commit: `npm run check`, `npm test`. `--long` runs the long
 * properties and loads as well. Its last line is `N passed, N failed`.
 */
const isLong = process.argv.includes('--long')
const isCi = (process.env['CI'] ?? '') !== ''

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
    : engineStep('firefox')
const webKitStep =
  findWebKit() === undefined
    ? missingStep(
        'webkit',
        'No WebKit found: the flows in it do not run. Install webkit2gtk-driver and xvfb.',
      )
    : engineStep('webkit')

const reading: Step[] = [
  programStep('format', 'node_modules/prettier/bin/prettier.cjs', ['--check', '.']),
  programStep('types', 'node_modules/typescript/bin/tsc', ['-b']),
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
  programStep('lint', 'node_modules/eslint/bin/eslint.js', ['.', '--max-warnings=0']),
]
const running: Step[] = [
  programStep('build', 'tools/launch/build.mjs', []),
  budgetsStep,
  vitestStep({ hasBrowser: isThere, isLong }),
  isThere ? journeyStep({ isLong }) : browserStep,
]

const report = (line: string) => {
  console.log(line)
}
const finished = await runLanes([reading, running], report)
// Each has one page at a time, so that two processors are enough for both.
const inEngines = await runLanes([[firefoxStep], [webKitStep]], report)
summarise([...finished, ...inEngines])

function summarise(steps: readonly FinishedStep[]): void {
  const sum = (key: 'passed' | 'failed') => steps.reduce((total, step) => total + step[key], 0)
  for (const { name, failed, output } of steps) {
    if (failed > 0) console.log(`\n── ${name} ──\n${output.trimEnd()}`)
  }
  const figures = steps.flatMap(({ output }) => output.match(/^row [PB]?\d+: .*$/gm) ?? [])
  if (figures.length > 0) console.log(['\nMeasured:', ...figures.sort(byRow)].join('\n  '))
  const notRun = steps.flatMap((step) => step.notRun)
  if (notRun.length > 0) console.log(['\nNot run here:', ...notRun].join('\n  '))
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
  if (sum('failed') > 0) process.exitCode = 1
}

/** `row 9` before `row 10`. */
function byRow(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true })
}
