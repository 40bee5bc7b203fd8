import { availableParallelism } from 'node:os'
import { playwright } from '@vitest/browser-playwright'
import { mergeConfig } from 'vite'
import { defineProject } from 'vitest/config'
import type { BrowserCommand } from 'vitest/node'
import { findHeadlessShell } from '../tools/browsers/find-browsers.ts'
import { limits } from '../vitest.limits.ts'
import { bundledPackages } from './build/bundled-packages.ts'
import { bundledWorkers } from './build/bundled-workers.ts'
import { cachedModules } from './build/cached-modules.ts'
import viteConfig from './vite.config.ts'

/** Longest wait for Playwright to know the document that runs a test file. */
const maxTesterWaitMs = 20_000

/**
 * Waits until Playwright knows the document of the current test file, by its time origin. On a busy
 * machine it learns late that the document of the previous file is gone, and would click in that one.
 */
const awaitTester: BrowserCommand<[timeOrigin: number]> = async ({ page }, timeOrigin) => {
  const endsAt = performance.now() + maxTesterWaitMs
  while (performance.now() < endsAt) {
    const frame = page.frame('vitest-iframe')
    try {
      if ((await (frame ?? page).evaluate('performance.timeOrigin')) === timeOrigin) return
    } catch (error) {
      if (frame?.isDetached() !== true) throw error
    }
  }
  throw new Error('Playwright does not know the document of the test file.')
}

/** Screens are tested in a real browser: real focus, real storage, real CSS. */
export default mergeConfig(
  viteConfig({ command: 'serve', mode: 'test', isSsrBuild: true }),
  defineProject({
    plugins: [bundledPackages(), bundledWorkers(), cachedModules()],
    test: {
      name: 'web',
      include: ['src/**/*.test.{ts,tsx}', '../extensions/*/web/**/*.test.{ts,tsx}'],
      // Those of `vitest.node.config.ts`.
      exclude: ['src/**/*.node.test.ts'],
      env: { TEST_LONG: process.env['TEST_LONG'] ?? '' },
      // One page more than cores: a test of screens also waits, for a page to draw or a sound to end.
      maxWorkers: availableParallelism() + 1,
      setupFiles: ['src/testing/set-up.ts'],
      ...limits,
      // Those of the set-up first: a page goes before what it stands on.
      sequence: { hooks: 'list' },
      browser: {
        enabled: true,
        headless: true,
        provider: playwright({
          // No person presses anything before the microphone is tried.
          // Drawn by the browser's own process: nobody looks.
          launchOptions: findHeadlessShell([
            '--autoplay-policy=no-user-gesture-required',
            '--in-process-gpu',
          ]),
          // What moves is drawn sixty times a second, by the processor.
          contextOptions: { reducedMotion: 'reduce' },
          actionTimeout: limits.expect.poll.timeout,
        }),
        commands: { awaitTester },
        screenshotFailures: false,
        traceView: 'off',
        dependencySourcemaps: false,
        instances: [{ browser: 'chromium', viewport: { width: 360, height: 740 } }],
      },
    },
  }),
)
