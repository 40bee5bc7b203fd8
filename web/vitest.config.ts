import { availableParallelism } from 'node:os'
import { playwright } from '@vitest/browser-playwright'
import { mergeConfig } from 'vite'
import { defineProject } from 'vitest/config'
import type { BrowserCommand } from 'vitest/node'
import { findHeadlessShell } from '../tools/chromium/find-chromium.ts'
import { bundledPackages } from './build/bundled-packages.ts'
import { bundledWorkers } from './build/bundled-workers.ts'
import { cachedModules } from './build/cached-modules.ts'
import viteConfig from './vite.config.ts'

/**
 * Waits until Playwright knows the frame of the file whose tests begin, by the moment at which its
 * document began. On a busy machine it hears late that the frame of the file before has gone, and
 * would press in that one.
 */
const awaitTester: BrowserCommand<[beganAt: number]> = async ({ page }, beganAt) => {
  for (;;) {
    const frame = page.frame('vitest-iframe')
    try {
      if ((await (frame ?? page).evaluate('performance.timeOrigin')) === beganAt) return
    } catch (error) {
      if (frame?.isDetached() !== true) throw error
    }
  }
}

/** Screens are tested in a real browser: real focus, real storage, real CSS. */
export default mergeConfig(
  viteConfig({ command: 'serve', mode: 'test', isSsrBuild: true }),
  defineProject({
    plugins: [bundledPackages(), bundledWorkers(), cachedModules()],
    // Imported by a worker alone: found while tests run, it would reload them.
    optimizeDeps: { exclude: ['libopus-wasm'] },
    test: {
      name: 'web',
      include: ['src/**/*.test.{ts,tsx}'],
      // Those of `vitest.node.config.ts`.
      exclude: ['src/**/*.node.test.ts'],
      env: { TEST_LONG: process.env['TEST_LONG'] ?? '' },
      // Three pages more than processors: more than half of a test of screens is waiting, for a page
      // to draw or for a sound to end.
      maxWorkers: availableParallelism() + 3,
      setupFiles: ['src/testing/set-up.ts'],
      // Room for a machine that is busy with other work; what passes is no slower for it.
      testTimeout: 120_000,
      hookTimeout: 120_000,
      // Those of the set-up first: a page goes before what it stands on.
      sequence: { hooks: 'list' },
      expect: { poll: { timeout: 30_000 } },
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
