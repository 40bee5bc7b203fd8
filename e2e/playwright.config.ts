import { defineConfig } from '@playwright/test'
import { isLongRun } from '../server/src/testing/is-long-run.ts'
import { findHeadlessShell } from '../tools/browsers/find-browsers.ts'

/** `TRACE=1` keeps what led to a failure, for `playwright show-trace`. */
const isTraced = (process.env['TRACE'] ?? '') !== ''

/** Journeys: the built product and its real server, in a real browser, on a small phone. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.journey.ts',
  outputDir: '../test-results',
  workers: 3,
  fullyParallel: true,
  ...(!isLongRun && { grepInvert: /@long/ }),
  forbidOnly: (process.env['CI'] ?? '') !== '',
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    browserName: 'chromium',
    launchOptions: findHeadlessShell(),
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    viewport: { width: 360, height: 740 },
    locale: 'en-GB',
    timezoneId: 'Africa/Douala',
    // What moves is drawn sixty times a second, by the processor. Its own journeys turn it on.
    contextOptions: { reducedMotion: 'reduce' },
    // Writing every journey down takes time that only one who reads it has use for.
    trace: { mode: isTraced ? 'retain-on-failure' : 'off', screenshots: false },
  },
})
