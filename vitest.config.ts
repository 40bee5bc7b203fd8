import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { limits, processLimits } from './vitest.limits.ts'

/**
 * What keeps nothing between tests shares its modules from one file to the next (`isolate: false`):
 * reading them again for every file costs more than the tests themselves.
 */
const shared = { isolate: false }

const maxWorkers = availableParallelism() + 1

/** One project per workspace, so that `vitest --project domain` runs one alone. */
export default defineConfig({
  test: {
    tags: [
      {
        name: 'long',
        description:
          'Left to `npm run test:long`, and to whoever runs its file: it takes long for what it says.',
      },
    ],
    // One more than processors: tests also wait, and who waits leaves room to others.
    maxWorkers,
    projects: [
      {
        test: {
          name: 'domain',
          ...shared,
          ...limits,
          include: ['domain/src/**/*.test.ts', 'contract/src/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'content',
          ...shared,
          ...limits,
          include: ['content/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'formats',
          ...shared,
          ...limits,
          include: ['formats/src/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'server',
          ...shared,
          ...processLimits,
          include: ['server/src/**/*.test.ts', 'extensions/*/server/**/*.test.ts'],
          globalSetup: ['server/src/testing/suite.global-setup.ts'],
        },
      },
      {
        test: {
          name: 'tools',
          ...processLimits,
          include: ['tools/**/*.test.ts'],
        },
      },
      'web/vitest.config.ts',
      'web/vitest.node.config.ts',
    ],
  },
})
