import { playwright } from '@vitest/browser-playwright'
import { mergeConfig } from 'vite'
import { defineProject } from 'vitest/config'
import { findChromium } from '../tools/chromium/find-chromium.ts'
import { cachedModules } from './build/cached-modules.ts'
import viteConfig from './vite.config.ts'

/** Screens are tested in a real browser: real focus, real storage, real CSS. */
export default mergeConfig(
  viteConfig({ command: 'serve', mode: 'test', isSsrBuild: true }),
  defineProject({
    plugins: [cachedModules()],
    // Imported by a worker alone: found while tests run, it would reload them.
    optimizeDeps: { exclude: ['libopus-wasm'] },
    test: {
      name: 'web',
      include: ['src/**/*.test.{ts,tsx}'],
      env: { TEST_LONG: process.env['TEST_LONG'] ?? '' },
      // A page for each processor. They come after the other projects: those measure times.
      maxWorkers: '100%',
      setupFiles: ['src/testing/set-up.ts'],
      // Room for a machine that is busy with other work; what passes is no slower for it.
      testTimeout: 60_000,
      hookTimeout: 60_000,
      // Those of the set-up first: a page goes before what it stands on.
      sequence: { hooks: 'list', groupOrder: 1 },
      expect: { poll: { timeout: 20_000 } },
      browser: {
        enabled: true,
        headless: true,
        provider: playwright({
          // No person presses anything before the microphone is tried.
          launchOptions: findChromium(['--autoplay-policy=no-user-gesture-required']),
        }),
        screenshotFailures: false,
        instances: [{ browser: 'chromium', viewport: { width: 360, height: 740 } }],
      },
    },
  }),
)
