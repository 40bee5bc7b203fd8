import { defineConfig } from 'vitest/config'

/**
 * What keeps nothing between tests shares its modules from one file to the next (`isolate: false`):
 * reading them again for every file costs more than the tests themselves.
 */
const shared = { isolate: false }

/** One project per workspace, so that `vitest --project domain` runs one alone. */
export default defineConfig({
  test: {
    // By default one processor stays free; nothing else runs beside, and tests also wait.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'domain',
          ...shared,
          include: ['domain/src/**/*.test.ts', 'contract/src/**/*.test.ts'],
          // Speech of many seconds is listened to, sample by sample.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'content',
          ...shared,
          include: ['content/**/*.test.ts'],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'server',
          ...shared,
          include: ['server/src/**/*.test.ts'],
          globalSetup: [
            'server/src/testing/databases.global-setup.ts',
            'server/src/testing/packs.global-setup.ts',
          ],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'tools',
          include: ['tools/**/*.test.ts'],
          testTimeout: 60_000,
          // Whole programs run before the tests of a file.
          hookTimeout: 60_000,
        },
      },
      'web/vitest.config.ts',
    ],
  },
})
