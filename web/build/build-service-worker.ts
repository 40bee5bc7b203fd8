import { hash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { browserTargets } from './browser-targets.ts'

const precached = /\.(?:js|css|woff2)$/

/** 64 bits tell a file from whatever a proxy puts in its place, and keep the script small. */
const hashLength = 16

/** Bundles the service worker into one classic script that lists the files it precaches. */
export async function buildServiceWorker(root: string, clientFolder: string): Promise<void> {
  const folder = join(clientFolder, 'assets')
  const names = (await readdir(folder)).filter((name) => precached.test(name)).sort()
  const files = names.map(async (name) => {
    const content = await readFile(join(folder, name))
    return [`/assets/${name}`, hash('sha256', content).slice(0, hashLength)] as const
  })
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { 'self.appFiles': JSON.stringify(Object.fromEntries(await Promise.all(files))) },
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
