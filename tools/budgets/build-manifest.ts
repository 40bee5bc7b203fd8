import { readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Chunk {
  file: string
  name?: string
  isEntry?: boolean
  css?: string[]
  imports?: string[]
}

/** Vite's list of what was built from what, by source file or, for chunks of several, any key. */
export type BuildManifest = Readonly<Record<string, Chunk>>

export function readBuildManifest(clientFolder: string): BuildManifest {
  return JSON.parse(
    readFileSync(join(clientFolder, '.vite/manifest.json'), 'utf8'),
  ) as BuildManifest
}

/**
 * The files a browser fetches when it loads these chunks: their code, their style and what they
 * import; not what they import once they run.
 * @param keys source files, or names of chunks, as groups of `web/build/chunk-groups.ts` have them
 * @throws when nothing was built from one of `keys`
 */
export function filesLoadedBy(
  manifest: BuildManifest,
  keys: readonly string[],
): ReadonlySet<string> {
  const files = new Set<string>()
  const seen = new Set<string>()
  const groups = new Map(
    Object.values(manifest).flatMap((chunk) =>
      chunk.name !== undefined && chunk.file.endsWith('.js') ? [[chunk.name, chunk]] : [],
    ),
  )
  const visit = (key: string) => {
    if (seen.has(key)) return
    seen.add(key)
    const chunk = manifest[key] ?? groups.get(key)
    if (chunk === undefined) throw new Error(`Nothing was built from ${key}`)
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file)
    chunk.imports?.forEach(visit)
  }
  keys.forEach(visit)
  return files
}

/** Source files of the code's entries: the keys of their chunks. The start style is an entry too. */
export function entriesOf(manifest: BuildManifest): string[] {
  const entries = Object.entries(manifest)
    .filter(([, { isEntry, file }]) => isEntry === true && file.endsWith('.js'))
    .map(([source]) => source)
  if (entries.length === 0) throw new Error('The build has no entry')
  return entries
}
