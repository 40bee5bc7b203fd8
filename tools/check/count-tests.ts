import { stripVTControlCharacters } from 'node:util'
import type { Failure } from './step.ts'

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
  /** Why it could not be read. */
  message: string
  assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
}

/** What the JSON reporter of Playwright writes, as far as it is read here. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  suites: PlaywrightSuite[]
  errors: unknown[]
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs: {
    ok: boolean
    file: string
    line: number
    title: string
    tests: { results: { errors: { message?: string }[] }[] }[]
  }[]
}

export interface Count {
  passed: number
  failed: number
  skipped: number
  failures: Failure[]
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

function listFailures(file: VitestFile): Failure[] {
  const location = file.name
  if (isBroken(file)) return [{ location, name: location, reason: plain(file.message) }]
  const failed = file.assertionResults.filter(({ status }) => status === 'failed')
  return failed.map(({ fullName, failureMessages }) => ({
    location,
    name: `${location} › ${fullName}`,
    reason: plain(failureMessages.join('\n')),
  }))
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

function listFailed({ suites = [], specs }: PlaywrightSuite): Failure[] {
  const failed = specs.filter(({ ok }) => !ok)
  return [
    ...failed.map(({ file, line, title, tests }) => ({
      location: `${file}:${line}`,
      name: `${file} › ${title}`,
      reason: plain(
        tests
          .flatMap(({ results }) => results.flatMap(({ errors }) => errors))
          .map(({ message = '' }) => message)
          .join('\n'),
      ),
    })),
    ...suites.flatMap(listFailed),
  ]
}

/** Enough of a message to see what was expected and seen. */
function plain(message: string): string {
  const lines = stripVTControlCharacters(message).split('\n')
  return lines
    .filter((line) => line.trim() !== '' && !isForeignFrame(line))
    .slice(0, 16)
    .join('\n')
}

/** A line of a stack that is not about a file of ours. */
const isForeignFrame = (line: string) =>
  /^\s+at /.test(line) && (!/\.tsx?:/.test(line) || line.includes('node_modules'))
