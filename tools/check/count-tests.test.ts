import { expect, test } from 'vitest'
import { countPlaywright, countVitest } from './count-tests.ts'

const passed = { status: 'passed', fullName: 'is' }

test('a test file that cannot be read counts as a failure', () => {
  const report = {
    numPassedTests: 3,
    numFailedTests: 1,
    numPendingTests: 0,
    testResults: [
      { name: 'good.test.ts', status: 'passed', assertionResults: [passed, passed] },
      {
        name: 'bad.test.ts',
        status: 'failed',
        assertionResults: [passed, { status: 'failed', fullName: 'adds' }],
      },
      { name: 'broken.test.ts', status: 'failed', assertionResults: [] },
    ],
  }
  expect(countVitest(report)).toEqual({
    passed: 3,
    failed: 2,
    skipped: 0,
    failures: ['bad.test.ts › adds', 'broken.test.ts'],
  })
})

test('a journey that passes only when repeated has failed', () => {
  const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 2 }
  const count = countPlaywright({ stats, suites: [], errors: [] })
  expect(count).toMatchObject({ passed: 4, failed: 2, skipped: 2 })
})

test('failed journeys are named, however deep they are filed', () => {
  const [file, stats] = ['a.journey.ts', { expected: 1, unexpected: 2, flaky: 0, skipped: 0 }]
  const suites = [
    {
      specs: [{ ok: false, file, title: 'one' }],
      suites: [
        {
          specs: [
            { ok: true, file, title: 'two' },
            { ok: false, file, title: 'three' },
          ],
        },
      ],
    },
  ]
  const { failures } = countPlaywright({ stats, suites, errors: [] })
  expect(failures).toEqual(['a.journey.ts › one', 'a.journey.ts › three'])
})

test('an error outside of all journeys counts as a failure', () => {
  const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }
  expect(
    countPlaywright({ stats, suites: [], errors: [{ message: 'No tests found' }] }).failed,
  ).toBe(1)
})
