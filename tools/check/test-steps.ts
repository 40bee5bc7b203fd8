import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { countPlaywright, countVitest } from './count-tests.ts'
import type { Count, PlaywrightReport, VitestReport } from './count-tests.ts'
import { root, runProgram } from './run-program.ts'
import type { Failure, Step, StepResult } from './step.ts'

interface TestRun {
  /** Longer properties, more kills. */
  isLong: boolean
  /** A commit: only tests that import a file changed since then. */
  changedSince?: string
}

/** What Vitest runs without a browser: domain, contract, content, formats, server, tools. */
export function unitStep(run: TestRun): Step {
  return vitestStep('tests', '--project=!web', run)
}

/** The tests of screens, in Chromium. */
export function screenStep(run: TestRun): Step {
  return vitestStep('tests of screens', '--project=web', run)
}

function vitestStep(name: string, project: string, { isLong, changedSince }: TestRun): Step {
  const isShort = !isLong && changedSince === undefined
  const changed = changedSince === undefined ? [] : ['--changed', changedSince, '--passWithNoTests']
  return reportedStep(name, async (reportFile, failures) => {
    const { output, code } = await runProgram(
      'node_modules/vitest/vitest.mjs',
      [
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${reportFile}`,
        project,
        ...(isShort ? ['--tags-filter=!long'] : []),
        ...(failures.length === 0 ? changed : listLocations(failures)),
      ],
      { ...longRun(isLong), ...(isShort && shortRun) },
    )
    const count = existsSync(reportFile)
      ? countVitest(JSON.parse(await readFile(reportFile, 'utf8')) as VitestReport)
      : undefined
    return {
      count,
      output,
      code,
      notRun: output.match(/^No PostgreSQL found.*$/m)?.slice(0, 1) ?? [],
    }
  })
}

const listLocations = (failures: readonly Failure[]) => [
  ...new Set(failures.map(({ location }) => location)),
]

interface JourneyRun extends Pick<TestRun, 'isLong'> {
  /** With a worker less: the other tests fill what these leave of two processors. */
  isBesideTests: boolean
}

/** The journeys: the built product in a real browser. */
export function journeyStep({ isLong, isBesideTests }: JourneyRun): Step {
  const workers = isBesideTests ? ['--workers=2'] : []
  const options = ['--config=e2e/playwright.config.ts', ...workers]
  return playwrightStep('journeys', options, longRun(isLong))
}

/** The flows in an engine that is not Chromium's. */
export function engineStep(engine: 'firefox' | 'webkit', isLong: boolean): Step {
  const options = ['--config=e2e/engines/engines.config.ts', `--project=${engine}`]
  return playwrightStep(`flows in ${engine}`, options, longRun(isLong))
}

function playwrightStep(
  name: string,
  options: readonly string[],
  variables: Readonly<Record<string, string>>,
): Step {
  return reportedStep(name, async (reportFile, failures) => {
    const { output, code } = await runProgram(
      'node_modules/@playwright/test/cli.js',
      ['test', ...options, ...listLocations(failures), '--reporter=list,json'],
      {
        PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile,
        PWTEST_CACHE_DIR: join(root, 'node_modules/.cache/playwright'),
        ...variables,
      },
    )
    const count = existsSync(reportFile)
      ? countPlaywright(JSON.parse(await readFile(reportFile, 'utf8')) as PlaywrightReport)
      : undefined
    return { count, output, code, notRun: [] }
  })
}

/**
 * Most of the server's tests on SQLite or on PostgreSQL, not on both; screens with the half of React
 * that ships, which takes a third less of the processor than the one that warns.
 */
const shortRun = { TEST_ENGINES: 'one each', NODE_ENV: 'production' }

const longRun = (isLong: boolean): Record<string, string> => (isLong ? { TEST_LONG: '1' } : {})

interface ReportedRun {
  /** Undefined where the program ended before it could report. */
  count: Count | undefined
  code: number
  output: string
  notRun: readonly string[]
}

type ReportedProgram = (reportFile: string, failures: readonly Failure[]) => Promise<ReportedRun>

/** A step that a program reports of. Given failures it runs those alone. */
function reportedStep(name: string, run: ReportedProgram): Step {
  const repeat = async (failures: readonly Failure[]) => {
    const folder = await mkdtemp(join(tmpdir(), 'mboa-check-'))
    try {
      return toResult(name, await run(join(folder, 'report.json'), failures))
    } finally {
      await rm(folder, { recursive: true })
    }
  }
  return { name, repeat, run: () => repeat([]) }
}

function toResult(name: string, { count, code, output, notRun }: ReportedRun): StepResult {
  const none = { passed: 0, failed: 1, skipped: 0, failures: [] }
  const { passed, failed, skipped, failures } = count ?? none
  // An error outside of every test (a leak, an unhandled rejection) shows in the exit code alone.
  const unseen = code !== 0 && failed === 0 ? 1 : 0
  const left = skipped === 0 ? [] : [`${skipped} of the ${name} were skipped.`]
  return { passed, failed: failed + unseen, output, notRun: [...notRun, ...left], failures }
}
