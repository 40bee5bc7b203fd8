import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { buildServiceWorker } from './build-service-worker.ts'
import { compressAssets } from './compress-assets.ts'
import { prerender } from './prerender.ts'

const root = join(import.meta.dirname, '..')
const clientFolder = join(root, 'dist/client')
const serverFolder = join(root, '.build/server')

/** Builds the browser's side into `web/dist`: code, prerendered documents, compressed copies. */
export async function buildWeb(): Promise<void> {
  await rm(join(root, 'dist'), { recursive: true, force: true })
  await build({ root, configFile: join(root, 'vite.config.ts'), logLevel: 'warn' })
  await build({
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
    build: {
      ssr: 'src/app/entry-server.tsx',
      outDir: serverFolder,
      emptyOutDir: true,
      manifest: false,
      rolldownOptions: { input: 'src/app/entry-server.tsx' },
    },
  })
  await prerender({ root, clientFolder, serverFolder })
  // After the prerendering, which deletes the file of the inlined style.
  await buildServiceWorker(root, clientFolder)
  await compressAssets(join(root, 'dist'))
}

// Whoever asks for it: a test says otherwise, and would leave React’s larger half to be served.
process.env['NODE_ENV'] = 'production'
await buildWeb()
