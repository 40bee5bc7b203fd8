import { defineConfig } from '@playwright/test'
import { isLongRun } from '../../server/src/testing/print-figure.ts'
import type { FlowWorkerFixtures } from './fixtures/flow.ts'

/** `npm test` goes through each flow in one of the two engines, `npm run test:long` in both. */
const inFirefoxAlone = ['accounts', 'by-ear', 'offline']
const inWebKitAlone = ['lesson', 'new-version', 'studio', 'typing']

const leaveOut = (flows: readonly string[]) =>
  isLongRun ? [] : flows.map((flow) => `**/${flow}.flow.ts`)

/** Flows in Firefox and WebKit: the built product and its real server, on a small phone. */
export default defineConfig<object, FlowWorkerFixtures>({
  testDir: '.',
  testMatch: '*.flow.ts',
  workers: 1,
  forbidOnly: (process.env['CI'] ?? '') !== '',
  // Room for a machine that is busy with other work; what passes is no slower for it.
  timeout: 240_000,
  expect: { timeout: 60_000, toPass: { timeout: 60_000 } },
  projects: [
    {
      name: 'firefox',
      testIgnore: leaveOut(inWebKitAlone),
      outputDir: '../../test-results/firefox',
      use: { engineName: 'firefox' },
    },
    {
      name: 'webkit',
      testIgnore: leaveOut(inFirefoxAlone),
      outputDir: '../../test-results/webkit',
      use: { engineName: 'webkit' },
    },
  ],
})
