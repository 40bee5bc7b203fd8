import { defineConfig } from '@playwright/test'
import type { FlowWorkerFixtures } from './fixtures/flow.ts'

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
    { name: 'firefox', outputDir: '../../test-results/firefox', use: { engineName: 'firefox' } },
    { name: 'webkit', outputDir: '../../test-results/webkit', use: { engineName: 'webkit' } },
  ],
})
