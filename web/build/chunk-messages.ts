import { hash } from 'node:crypto'
import { join, posix } from 'node:path'
import { interfaceLanguages, type InterfaceLanguage } from '@mboa/contract'
import { normalizePath, type Plugin, type Rolldown } from 'vite'

type Messages = Readonly<Record<string, unknown>>
type Chunk = Rolldown.OutputChunk

const sources = normalizePath(join(import.meta.dirname, '../src'))
const runtime = `${sources}/i18n/messages.ts`

/** A dynamic import of our code. Styles bring no messages. */
const codeImport = /\bimport\(\s*["'`](\.[^"'`]+\.tsx?)["'`]\s*\)/g
/** A string as long as the ids that Lingui's macros leave in the place of messages. */
const anyId = /["'`]([\w+/-]{6})["'`]/g
/** Stands for names of chunks until these have their hashes: for the start's in `runtime`. */
const placeholder = /mboa:messages of ([^"'`]+)/g

/** The file with the messages that come with a chunk, if any do. */
export const messagesFileOf = (chunkFile: string, language: InterfaceLanguage) =>
  chunkFile.replace(/js$/, `${language}.js`)

/**
 * Emits the messages of the build's chunks as one file per language, named like the chunk, and wraps
 * every dynamic import in `withMessages`, which fetches them together with the code.
 *
 * @param minSharedLength length from which messages that several chunks load have a file of their
 *   own. Shorter ones are copied into the file of each chunk (decision 0082).
 */
export function chunkMessages(minSharedLength = 500): Plugin {
  const catalogues = new Map<InterfaceLanguage, Messages>()
  /** Strings of each module that may be ids of messages. */
  const idsIn = new Map<string, readonly string[]>()

  function findMessages(chunks: readonly Pick<Chunk, 'moduleIds'>[], language: InterfaceLanguage) {
    const all = catalogues.get(language) ?? {}
    const ids = chunks.flatMap(({ moduleIds }) => moduleIds.flatMap((id) => idsIn.get(id) ?? []))
    return JSON.stringify(
      Object.fromEntries(ids.filter((id) => id in all).map((id) => [id, all[id]])),
    )
  }

  return {
    name: 'mboa:chunk-messages',
    apply: 'build',
    // After Vite has written out patterns of imports.
    enforce: 'post',
    transform: {
      filter: { id: /\.tsx?$/ },
      async handler(code, id) {
        if (id === runtime) {
          for (const language of interfaceLanguages) {
            catalogues.set(language, await readCatalogue(this, language))
          }
          return undefined
        }
        const ids = Array.from(code.matchAll(anyId), ([, found = '']) => found)
        idsIn.set(id, ids.sort())
        const wrapped = code.replaceAll(codeImport, (call, request: string) => {
          const module = posix.relative(sources, posix.join(posix.dirname(id), request))
          return `withMessages(${call}, "mboa:messages of ${module}")`
        })
        const helper = `import { withMessages } from ${JSON.stringify(runtime)};`
        return wrapped === code ? undefined : { code: helper + wrapped, map: null }
      },
    },
    // The files of messages have no hash of their own.
    augmentChunkHash: (chunk) =>
      hash('sha256', interfaceLanguages.map((each) => findMessages([chunk], each)).join('')),
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((each) => each.type === 'chunk')
      const isShared = (chunk: Chunk) =>
        chunk.isEntry || findMessages([chunk], 'en').length >= minSharedLength
      const toEmit = new Set<Chunk>()

      /** Names the files of messages that come with a chunk, without those that are there before. */
      function nameFiles(imported: Chunk, before: ReadonlySet<Chunk>): string {
        const loaded = [...loadedWith(imported, chunks)].filter((each) => !before.has(each))
        const named = loaded
          .filter((each) => each === imported || isShared(each))
          .filter((each) => findMessages(partsOf(each), 'en') !== '{}')
        for (const each of named) toEmit.add(each)
        return named.map(({ fileName }) => posix.basename(fileName)).join(' ')
      }
      const partsOf = (chunk: Chunk) => [
        chunk,
        ...[...loadedWith(chunk, chunks)].filter((each) => !isShared(each)),
      ]

      for (const chunk of chunks) {
        const before = loadedWith(chunk, chunks)
        chunk.code = chunk.code.replaceAll(placeholder, (_, module: string) => {
          if (module === 'start') return nameFiles(chunk, new Set())
          const id = posix.join(sources, module)
          const imported = chunks.find(({ moduleIds }) => moduleIds.includes(id))
          if (imported === undefined) throw new Error(`${module} is in no chunk`)
          return before.has(imported) ? '' : nameFiles(imported, before)
        })
      }
      for (const chunk of toEmit) {
        for (const language of interfaceLanguages) {
          this.emitFile({
            type: 'asset',
            // The name puts the file into the build's manifest.
            name: `${chunk.name}.${language}.js`,
            fileName: messagesFileOf(chunk.fileName, language),
            source: `export const messages=${findMessages(partsOf(chunk), language)}`,
          })
        }
      }
    },
  }
}

/** The messages of a language as Lingui compiles them, by id. */
async function readCatalogue(
  context: Rolldown.PluginContext,
  language: InterfaceLanguage,
): Promise<Messages> {
  const { code } = await context.load({ id: `${sources}/i18n/locales/messages.${language}.po` })
  const module = `data:text/javascript,${encodeURIComponent(code ?? '')}`
  return ((await import(module)) as { messages: Messages }).messages
}

/** A chunk and all others that its static imports load. */
function loadedWith(chunk: Chunk, chunks: readonly Chunk[]): Set<Chunk> {
  const all = new Set([chunk])
  for (const { imports } of all) {
    for (const each of chunks) if (imports.includes(each.fileName)) all.add(each)
  }
  return all
}
