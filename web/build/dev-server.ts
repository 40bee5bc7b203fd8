import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { globSync, watch } from 'node:fs'
import { createServer as createTcpServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { pagePaths, parseInterfaceLanguage } from '@mboa/contract'
import { createServer, type Connect, type Plugin, type ViteDevServer } from 'vite'
import { documentHtml } from './document.ts'
import type { EntryServer } from './prerender.ts'

const webFolder = join(import.meta.dirname, '..')
const root = join(webFolder, '..')

/** Others could sign in as anybody (`--development`): only this machine reaches either server. */
const host = '127.0.0.1'

const serverFolders = [
  'server/src',
  ...globSync('extensions/*/server', { cwd: root }),
  'content',
  'formats/src',
  'domain/src',
  'contract/src',
]

/** Editors write a file in several steps; one restart follows the last. */
const settleMs = 150

/** Replaces the service worker that `npm start` has left on this origin, and unregisters itself. */
const lastServiceWorker = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.registration.unregister()))
`

/** The document's code. Vite serves each of them with its imports as modules. */
const entry = 'src/app/entry-client.tsx'
const earlyForm = 'src/app/early-form/early-form.ts'
const hotReload = ['@vite/client', '@id/@vitejs/plugin-react/preamble']

/** Serves a service worker that unregisters itself, and a document where Vite has no file. */
function documents(): Plugin {
  return {
    name: 'mboa:documents',
    configureServer(vite) {
      vite.middlewares.use('/sw.js', (_request, response) => {
        response.setHeader('content-type', 'text/javascript').end(lastServiceWorker)
      })
      vite.middlewares.use((request, response, next) => {
        const language = /^\/manifest\.(\w+)\.webmanifest$/.exec(request.url ?? '')?.[1]
        if (language === undefined) next()
        else {
          writeManifest(vite, language).then((manifest) => {
            response.setHeader('content-type', 'application/manifest+json').end(manifest)
          }, next)
        }
      })
      return () => {
        vite.middlewares.use((request, response, next) => {
          renderDocument(vite, request).then((html) => {
            response.setHeader('content-type', 'text/html; charset=utf-8').end(html)
          }, next)
        })
      }
    },
  }
}

const loadEntry = (vite: ViteDevServer) =>
  vite.ssrLoadModule('/src/app/entry-server.tsx') as Promise<EntryServer>

async function writeManifest(vite: ViteDevServer, language: string): Promise<string> {
  const entryServer = await loadEntry(vite)
  return JSON.stringify(await entryServer.writeManifest(parseInterfaceLanguage(language)))
}

/** The document that the build would write, from the sources as they are now. */
async function renderDocument(
  vite: ViteDevServer,
  { url = '/', headers }: Connect.IncomingMessage,
): Promise<string> {
  const { prerenderedPaths, renderPage } = await loadEntry(vite)
  const { pathname } = new URL(url, `http://${host}`)
  const page = pathname === pagePaths.start ? pagePaths.login : pathname
  const path = prerenderedPaths.includes(page) ? page : null
  const chosen = /\bmboa_language=(\w+)/.exec(headers.cookie ?? '')?.[1]
  const language = parseInterfaceLanguage(chosen ?? headers['accept-language'])
  const { markup, title } = await renderPage(path, language)
  const code = markup.includes('type="submit"') ? [earlyForm, entry] : [entry]
  const scripts = [...hotReload, ...code]
  const parts = { language, title, description: '', styles: [], preload: [], scripts, markup, path }
  // Inline in the product. Vite updates linked styles as their files are saved.
  const styles = path === null ? ['start.css'] : ['start.css', 'sign-in.css']
  const links = styles.map((file) => `<link rel="stylesheet" href="/src/app/${file}">`)
  return documentHtml(parts).replace('</head>', `${links.join('\n')}\n</head>`)
}

async function findFreePort(): Promise<number> {
  const probe = createTcpServer().listen(0, host)
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return port
}

// React's development half, whatever the shell says.
process.env['NODE_ENV'] = 'development'
// Lingui looks for its configuration in the working directory.
process.chdir(root)

const apiPort = await findFreePort()
const vite = await createServer({
  configFile: join(webFolder, 'vite.config.ts'),
  appType: 'custom',
  clearScreen: false,
  plugins: [documents()],
  server: {
    host,
    port: Number(process.env['PORT'] ?? 3000),
    strictPort: true,
    // The host that the page asked for, by which the API tells its own pages.
    proxy: { '^/(api|dev)/': { target: `http://${host}:${apiPort}`, changeOrigin: false } },
  },
})
await vite.listen()
const address = vite.httpServer?.address() as AddressInfo
const environment = {
  ...process.env,
  HOST: host,
  PORT: String(apiPort),
  PUBLIC_URL: `http://localhost:${address.port}`,
}

let api: ChildProcess | undefined

async function endApi(): Promise<void> {
  if (api === undefined || api.exitCode !== null || api.signalCode !== null) return
  const exited = once(api, 'exit')
  api.kill('SIGTERM')
  await exited
}

async function restartApi(): Promise<void> {
  await endApi()
  const args = ['server/src/main.ts', '--development']
  api = spawn(process.execPath, args, { stdio: 'inherit', env: environment })
}

let working = restartApi()
let settling: NodeJS.Timeout | undefined
for (const folder of serverFolders) {
  watch(folder, { recursive: true }, () => {
    clearTimeout(settling)
    settling = setTimeout(() => {
      working = working.then(restartApi)
    }, settleMs)
  })
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    void Promise.all([working.then(endApi), vite.close()]).then(() => process.exit(0))
  })
}
