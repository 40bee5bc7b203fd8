import { defineConfig } from '@playwright/test'
import { isLongRun } from '../../server/src/testing/is-long-run.ts'
import type { FlowWorkerFixtures } from './fixtures/flow.ts'

/** `npm test` goes through these flows, each in one engine; `npm run test:long` through all in each. */
const inFirefox = ['accounts', 'offline']
const inWebKit = ['lesson', 'studio']

const choose = (flows: readonly string[]) =>
  isLongRun ? '*.flow.ts' : `{${flows.join(',')}}.flow.ts`

/** Flows in Firefox and WebKit: the built product and its real server, on a small phone. */
export default defineConfig<object, FlowWorkerFixtures>({
  testDir: '.',
  workers: 1,
  forbidOnly: (process.env['CI'] ?? '') !== '',
  timeout: 120_000,
  expect: { timeout: 30_000, toPass: { timeout: 30_000 } },
  projects: [
    {
      name: 'firefox',
      testMatch: choose(inFirefox),
      outputDir: '../../test-results/firefox',
      use: { engineName: 'firefox' },
    },
    {
      name: 'webkit',
      testMatch: choose(inWebKit),
      outputDir: '../../test-results/webkit',
      use: { engineName: 'webkit' },
    },
  ],
})
