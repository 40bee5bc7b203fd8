import { basename, join } from 'node:path'
import { build, type Plugin } from 'vite'

const root = join(import.meta.dirname, '..')
/** Where Vite serves it from, as anything below the root. */
const folder = '.build/test-workers'

/** As `trusted-types/script-url.ts` names them. */
const workers = ['fold-snapshot/fold', 'sound/capture', 'sound/pitch', 'sound/take-encoder'].map(
  (name) => join(root, `src/platform/${name}.worker.ts`),
)

const asked = /^(.*\.worker)\.ts\?worker&url$/

/**
 * Gives the browser of the tests each worker as one file, as the build does. Module by module a worker
 * would ask for dozens of them, which no page keeps for the next one. Only where Vitest runs once:
 * while it watches, modules change.
 */
export function bundledWorkers(): Plugin {
  return {
    name: 'mboa:bundled-workers',
    enforce: 'pre',
    async configureServer({ config }) {
      if (!config.test.watch) await bundle()
    },
    load(id) {
      const worker = asked.exec(id)?.[1]
      if (worker === undefined || this.environment.config.test.watch) return undefined
      return `export default ${JSON.stringify(`/${folder}/${basename(worker)}.js`)}`
    },
  }
}

async function bundle(): Promise<void> {
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    build: {
      outDir: folder,
      emptyOutDir: true,
      copyPublicDir: false,
      reportCompressedSize: false,
      target: 'esnext',
      minify: false,
      modulePreload: false,
      rolldownOptions: {
        input: workers,
        preserveEntrySignatures: false,
        output: { entryFileNames: '[name].js' },
      },
    },
  })
}
