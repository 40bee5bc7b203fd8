import { join } from 'node:path'
import { build } from 'vite'

const root = join(import.meta.dirname, '..')

/** Builds the recorder's take store alone, as one module with its workers beside it. */
export async function buildTakeStore(outDir: string, base: string): Promise<void> {
  await build({
    root,
    base,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    worker: { format: 'es' },
    build: {
      outDir,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: join(root, 'src/platform/take-store/open-take-store.ts'),
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: 'take-store.js' },
      },
    },
  })
}
