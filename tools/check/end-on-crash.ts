import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

/** Ends the run when the browser has died: every test after that would fail for the same reason. */
export default class EndOnCrash implements Reporter {
  onTestEnd(test: TestCase, { errors }: TestResult): void {
    if (!errors.some(({ message }) => message?.includes('browser has been closed'))) return
    console.error(`The browser died during “${test.title}”.`)
    process.exit(1)
  }
}
