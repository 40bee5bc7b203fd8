/** What the JSON reporter of Vitest writes, as far as it is read here. */
export interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  testResults: VitestFile[]
}

interface VitestFile {
  /** The file's path. */
  name: string
  status: string
  assertionResults: { status: string; fullName: string }[]
}

/** What the JSON reporter of Playwright writes, as far as it is read here. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  suites: PlaywrightSuite[]
  errors: unknown[]
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs: { ok: boolean; file: string; title: string }[]
}

export interface Count {
  passed: number
  failed: number
  skipped: number
  /** The failed ones, by file and name. */
  failures: string[]
}

/** Counts tests; a file that could not even be read counts as one failure. */
export function countVitest(report: VitestReport): Count {
  const broken = report.testResults.filter(isBroken)
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests,
    failures: report.testResults.flatMap(listFailures),
  }
}

const isBroken = ({ status, assertionResults }: VitestFile) =>
  status === 'failed' && assertionResults.length === 0

function listFailures(file: VitestFile): string[] {
  if (isBroken(file)) return [file.name]
  const failed = file.assertionResults.filter(({ status }) => status === 'failed')
  return failed.map(({ fullName }) => `${file.name} › ${fullName}`)
}

/** Counts journeys. One that passes only when repeated has failed. */
export function countPlaywright({ stats, suites, errors }: PlaywrightReport): Count {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    failures: suites.flatMap(listFailed),
  }
}

function listFailed({ suites = [], specs }: PlaywrightSuite): string[] {
  const failed = specs.filter(({ ok }) => !ok)
  return [...failed.map(({ file, title }) => `${file} › ${title}`), ...suites.flatMap(listFailed)]
}
