import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { temporaryFolder } from './temporary-folder.ts'

const document = (language: string, title: string) =>
  `<!doctype html><html lang="${language}"><title>${title}</title></html>`

/** A browser build as small as can be, of the shape the real one has. */
export async function webBuildFolder(): Promise<string> {
  const folder = await temporaryFolder()
  const script = 'console.log("mboa")'
  const files: Record<string, string | Buffer> = {
    'pages.json': JSON.stringify({
      pages: { '/auth/login': { en: 'pages/login.en.html', fr: 'pages/login.fr.html' } },
      shell: { en: 'pages/shell.en.html', fr: 'pages/shell.fr.html' },
      styleHashes: ['sha256-AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA='],
      workers: { '/assets/encoder-3f2a.js': ["'wasm-unsafe-eval'"] },
    }),
    'pages/login.en.html': document('en', 'Log in'),
    'pages/login.fr.html': document('fr', 'Connexion'),
    'pages/shell.en.html': document('en', 'Shell'),
    'pages/shell.fr.html': document('fr', 'Coquille'),
    'client/sw.js': script,
    'client/assets/app-1b2c.js': script,
    'client/assets/app-1b2c.js.br': brotliCompressSync(script),
    'client/assets/encoder-3f2a.js': script,
    'client/manifest.webmanifest': '{}',
  }
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), content)
  }
  return folder
}
