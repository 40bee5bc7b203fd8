import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { browserTargets } from './browser-targets.ts'

const precached = /\.(?:js|css|woff2)$/

/** Bundles the service worker into one classic script that lists the files it precaches. */
export async function buildServiceWorker(root: string, clientFolder: string): Promise<void> {
  const assets = await readdir(join(clientFolder, 'assets'))
  const files = assets.filter((name) => precached.test(name)).sort()
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { 'self.appFiles': JSON.stringify(files.map((name) => `/assets/${name}`)) },
    build: {
      outDir: clientFolder,
      emptyOutDir: false,
      target: browserTargets,
      modulePreload: false,
      rolldownOptions: {
        input: join(root, 'src/platform/service-worker/sw.ts'),
        output: { entryFileNames: 'sw.js', codeSplitting: false },
      },
    },
  })
}
