import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { interfaceLanguages, type InterfaceLanguage } from '@mboa/contract'
import * as v from 'valibot'
import { createStaticFile, type StaticFile } from './static-file.ts'

/** The browser's build, ready to be served. */
export interface WebBuild {
  /** Prerendered documents by the path of the page. */
  readonly pages: ReadonlyMap<string, Document>
  /** The document of every page that is not prerendered. */
  readonly shell: Document
  /** Files by their address, `/assets/app-3f2a.js`. */
  readonly files: ReadonlyMap<string, StaticFile>
  readonly styleHashes: readonly string[]
}

export type Document = Readonly<Record<InterfaceLanguage, StaticFile>>

const documentSchema = v.object(v.entriesFromList(interfaceLanguages, v.string()))
const pagesSchema = v.object({
  pages: v.record(v.string(), documentSchema),
  shell: documentSchema,
  styleHashes: v.array(v.pipe(v.string(), v.regex(/^sha(256|384|512)-[A-Za-z0-9+/]+=*$/))),
})

/**
 * Reads `pages.json` and `client/` of the build folder. Undefined when there is no build.
 * @throws when the build is there but not of the shape agreed on.
 */
export async function readWebBuild(folder: string): Promise<WebBuild | undefined> {
  const index = join(folder, 'pages.json')
  if (!existsSync(index)) return undefined
  const parsed = v.parse(pagesSchema, JSON.parse(await readFile(index, 'utf8')))
  const document = async (names: v.InferOutput<typeof documentSchema>): Promise<Document> => {
    const files = interfaceLanguages.map(
      async (language) => [language, await readDocument(join(folder, names[language]))] as const,
    )
    return Object.fromEntries(await Promise.all(files)) as Document
  }
  const pages = Object.entries(parsed.pages).map(
    async ([path, names]) => [path, await document(names)] as const,
  )
  return {
    pages: new Map(await Promise.all(pages)),
    shell: await document(parsed.shell),
    files: await readFiles(join(folder, 'client')),
    styleHashes: parsed.styleHashes,
  }
}

async function readDocument(path: string): Promise<StaticFile> {
  const content = await readFile(path)
  const brotli = await readSibling(path)
  return createStaticFile(path, content, brotli ?? compress(content))
}

async function readFiles(folder: string): Promise<ReadonlyMap<string, StaticFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.br'))
    .map((entry) => join(entry.parentPath, entry.name))
  const files = paths.map(async (path) => {
    const address = `/${relative(folder, path).split(sep).join('/')}`
    const file = createStaticFile(path, await readFile(path), await readSibling(path))
    return [address, file] as const
  })
  return new Map(await Promise.all(files))
}

async function readSibling(path: string): Promise<Buffer<ArrayBuffer> | undefined> {
  const name = `${path}.br`
  return existsSync(name) ? readFile(name) : undefined
}

/** As small as a file gets that is compressed once, at the start. */
export function compress(content: Uint8Array): Uint8Array<ArrayBuffer> {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
}
