import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { interfaceLanguages, pagePaths, type InterfaceLanguage } from '@mboa/contract'
import { messagesFileOf } from './chunk-messages.ts'
import { documentHtml } from './document.ts'

interface Folders {
  root: string
  clientFolder: string
  serverFolder: string
}

interface ManifestChunk {
  file: string
  name?: string
  src?: string
  css?: string[]
  imports?: string[]
}
type Manifest = Record<string, ManifestChunk>

/** The pages of `web/src/app/routes.tsx` that are prerendered. */
export interface EntryServer {
  prerenderedPaths: readonly string[]
  writeManifest: (language: InterfaceLanguage) => Promise<{ description: string }>
  renderPage: (
    path: string | null,
    language: InterfaceLanguage,
  ) => Promise<{ markup: string; title: string }>
}

type PageFiles = Record<InterfaceLanguage, string>

/**
 * Writes one document per prerendered page and language, the shell for all other addresses, and
 * `pages.json`, which says to the server what there is, the hash of the inline style and what a
 * worker may run besides.
 */
export async function prerender({ root, clientFolder, serverFolder }: Folders): Promise<void> {
  const manifest = JSON.parse(
    await readFile(join(clientFolder, '.vite/manifest.json'), 'utf8'),
  ) as Manifest
  const { prerenderedPaths, renderPage, writeManifest } = (await import(
    pathToFileURL(join(serverFolder, 'entry-server.js')).href
  )) as EntryServer
  const entry = chunkOf(manifest, 'src/app/entry-client.tsx')
  const early = chunkOf(manifest, 'src/app/early-form/early-form.ts')
  const readStyle = async (file: string) =>
    (await readFile(join(clientFolder, file), 'utf8')).trim()
  const style = chunkOf(manifest, 'src/app/start.css').file
  const css = await readStyle(style)
  // Stays as a file for the shell, from which people come to the sign-in world by logging out.
  const signInCss = await readStyle(chunkOf(manifest, 'src/app/sign-in.css').file)
  const dist = join(root, 'dist')
  await mkdir(join(dist, 'pages'), { recursive: true })

  const write = async (
    path: string | null,
    name: string,
    page?: ManifestChunk,
  ): Promise<PageFiles> => {
    const files: Partial<PageFiles> = {}
    for (const language of interfaceLanguages) {
      const { markup, title } = await renderPage(path, language)
      if (/\sstyle="/.test(markup)) throw new Error(`${name} carries a style attribute`)
      const file = `pages/${name}.${language}.html`
      const chunks = loadedWith(manifest, page === undefined ? [entry] : [entry, page])
      const messages = chunks.map(({ file }) => messagesFileOf(file, language))
      const preload = [
        ...chunks.filter((chunk) => chunk !== entry).map(({ file }) => file),
        ...messages.filter((file) => Object.values(manifest).some((each) => each.file === file)),
      ]
      const code = markup.includes('type="submit"') ? [early, entry] : [entry]
      const scripts = code.map((chunk) => chunk.file)
      const { description } = await writeManifest(language)
      const styles = path === null ? [css] : [css, signInCss]
      const parts = { language, title, description, styles, scripts, preload, markup, path }
      const html = documentHtml(parts)
      await writeFile(join(dist, file), html)
      files[language] = file
    }
    return files as PageFiles
  }

  const pages: Record<string, PageFiles> = {}
  for (const path of prerenderedPaths) {
    const page = path === pagePaths.login ? 'login' : 'src/features/auth/auth-pages.ts'
    pages[path] = await write(path, path.slice(1).replaceAll('/', '-'), chunkOf(manifest, page))
  }
  const shell = await write(null, 'shell')
  for (const language of interfaceLanguages) {
    const file = join(clientFolder, `manifest.${language}.webmanifest`)
    await writeFile(file, JSON.stringify(await writeManifest(language)))
  }
  const styleHashes = [css, signInCss].map(
    (each) => `sha256-${createHash('sha256').update(each).digest('base64')}`,
  )
  const built = { pages, shell, styleHashes }
  await writeFile(join(dist, 'pages.json'), JSON.stringify(built, null, 2))
  // The start style is inside every document; its file would only be fetched twice.
  await rm(join(clientFolder, style))
}

/** @param source a source file, or the name of a group of `chunk-groups.ts` */
function chunkOf(manifest: Manifest, source: string): ManifestChunk {
  const chunk = manifest[source] ?? Object.values(manifest).find(({ name }) => name === source)
  if (chunk === undefined) throw new Error(`${source} is no chunk of the build`)
  return chunk
}

/** Lists these chunks and all that they import: what is not preloaded is asked for a round later. */
function loadedWith(manifest: Manifest, chunks: readonly ManifestChunk[]): ManifestChunk[] {
  const all = new Set(chunks)
  for (const { imports = [], file, css } of all) {
    for (const key of imports) all.add(chunkOf(manifest, key))
    // It would come after the document's first paint.
    if (css !== undefined) throw new Error(`The style of ${file} belongs into start.css`)
  }
  return [...all]
}
