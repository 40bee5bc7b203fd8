import { defineConfig } from 'vitest/config'

/** One project per workspace, so that `vitest --project domain` runs one alone. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'domain',
          include: ['domain/src/**/*.test.ts', 'contract/src/**/*.test.ts'],
          // Speech of many seconds is listened to, sample by sample.
          testTimeout: 30_000,
        },
      },
      { test: { name: 'content', include: ['content/**/*.test.ts'] } },
      {
        test: {
          name: 'server',
          include: ['server/src/**/*.test.ts'],
          globalSetup: ['server/src/testing/databases.global-setup.ts'],
          testTimeout: 60_000,
        },
      },
      { test: { name: 'tools', include: ['tools/**/*.test.ts'], testTimeout: 60_000 } },
      'web/vitest.config.ts',
    ],
  },
})
