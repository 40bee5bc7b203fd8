import { availableParallelism } from 'node:os'
import { mergeConfig } from 'vite'
import { defineProject } from 'vitest/config'
import { limits } from '../vitest.limits.ts'
import viteConfig from './vite.config.ts'

/** What needs no page of a browser is tested without one, which takes longer to open than to test. */
export default mergeConfig(
  viteConfig({ command: 'serve', mode: 'test', isSsrBuild: true }),
  defineProject({
    test: {
      name: 'web-node',
      isolate: false,
      // As all that runs beside it.
      maxWorkers: availableParallelism() + 1,
      include: ['src/**/*.node.test.ts', 'build/**/*.test.ts'],
      ...limits,
    },
  }),
)
