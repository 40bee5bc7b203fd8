import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { interfaceLanguages, type InterfaceLanguage } from '@mboa/contract'
import { temporaryFolder } from './temporary-folder.ts'

/** Titles of the login and of the shell, where they are no English ones. */
const titles: Partial<Record<InterfaceLanguage, readonly [string, string]>> = {
  fr: ['Connexion', 'Coquille'],
}
const titlesIn = (language: InterfaceLanguage) => titles[language] ?? ['Log in', 'Shell']

const filesOf = (page: string) =>
  Object.fromEntries(
    interfaceLanguages.map((language) => [language, `pages/${page}.${language}.html`]),
  )

const document = (language: string, title: string) =>
  `<!doctype html><html lang="${language}"><title>${title}</title></html>`

/** A browser build as small as can be, of the shape the real one has. */
export async function webBuildFolder(): Promise<string> {
  const folder = await temporaryFolder()
  const script = 'console.log("mboa")'
  const files: Record<string, string | Buffer> = {
    'pages.json': JSON.stringify({
      pages: { '/auth/login': filesOf('login') },
      shell: filesOf('shell'),
      styleHashes: ['sha256-AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA='],
    }),
    'client/sw.js': script,
    'client/assets/app-1b2c.js': script,
    'client/assets/app-1b2c.js.br': brotliCompressSync(script),
    'client/manifest.webmanifest': '{}',
  }
  for (const language of interfaceLanguages) {
    const [login, shell] = titlesIn(language)
    files[`pages/login.${language}.html`] = document(language, login)
    files[`pages/shell.${language}.html`] = document(language, shell)
  }
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), content)
  }
  return folder
}
