import { expect, test } from 'vitest'
import { countPlaywright, countVitest } from './count-tests.ts'

const passed = { status: 'passed', fullName: 'is', failureMessages: [] }
const red = '\u001B[31mred\u001B[39m'

const stack =
  '\n    at /repo/bad.test.ts:7:15\n    at run (/repo/node_modules/runner/run.ts:3:1)\n    at new Promise (<anonymous>)'

test('a test file that cannot be read counts as a failure', () => {
  const report = {
    numPassedTests: 3,
    numFailedTests: 1,
    numPendingTests: 0,
    testResults: [
      {
        name: 'good.test.ts',
        status: 'passed',
        message: '',
        assertionResults: [passed, passed],
      },
      {
        name: 'bad.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [
          passed,
          { status: 'failed', fullName: 'adds', failureMessages: [`expected\n\n${red}${stack}`] },
        ],
      },
      { name: 'broken.test.ts', status: 'failed', message: 'No such module', assertionResults: [] },
    ],
  }
  expect(countVitest(report)).toEqual({
    passed: 3,
    failed: 2,
    skipped: 0,
    failures: [
      {
        location: 'bad.test.ts',
        name: 'bad.test.ts › adds',
        reason: 'expected\nred\n    at /repo/bad.test.ts:7:15',
      },
      { location: 'broken.test.ts', name: 'broken.test.ts', reason: 'No such module' },
    ],
  })
})

test('a journey that passes only when repeated has failed', () => {
  const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 2 }
  const count = countPlaywright({ stats, suites: [], errors: [] })
  expect(count).toMatchObject({ passed: 4, failed: 2, skipped: 2 })
})

test('failed journeys are named, with their line and reason, however deep they are filed', () => {
  const [file, stats] = ['a.journey.ts', { expected: 1, unexpected: 2, flaky: 0, skipped: 0 }]
  const spec = (title: string, line: number, ...messages: string[]) => ({
    ok: messages.length === 0,
    file,
    line,
    title,
    tests: [{ results: [{ errors: messages.map((message) => ({ message })) }] }],
  })
  const suites = [
    {
      specs: [spec('one', 3, red)],
      suites: [{ specs: [spec('two', 9), spec('three', 20, 'timed out', 'page closed')] }],
    },
  ]
  const { failures } = countPlaywright({ stats, suites, errors: [] })
  expect(failures).toEqual([
    { location: 'a.journey.ts:3', name: 'a.journey.ts › one', reason: 'red' },
    {
      location: 'a.journey.ts:20',
      name: 'a.journey.ts › three',
      reason: 'timed out\npage closed',
    },
  ])
})

test('an error outside of all journeys counts as a failure', () => {
  const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }
  expect(
    countPlaywright({ stats, suites: [], errors: [{ message: 'No tests found' }] }).failed,
  ).toBe(1)
})
