import { posix } from 'node:path'

/** What a group's `name` function is given by the bundler. */
export interface ModuleGraph {
  getModuleInfo: (id: string) => {
    code: string | null
    importedIds: readonly string[]
    exports: readonly string[]
  } | null
}

/**
 * Modules that only pass on others. What imports from them loads what it names, and nothing of the
 * rest that stands behind them.
 */
const barrels = [
  /\/domain\/src\/index\.ts$/,
  /\/contract\/src\/(index|api)\.ts$/,
  /\/lucide-react\/dist\/esm\/lucide-react\.mjs$/,
]

const isBarrel = (id: string) => barrels.some((barrel) => barrel.test(id))

const imported = /\bimport\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g
const passedOn = /\bexport\s*(?:\{([^}]*)\}|\*(?:\s*as\s+(\w+))?)\s*from\s*["']([^"']+)["']/g
/** What is called of the contract's `api`. */
const endpoint = /\bapi\.(\w+)/g
const barrelName = /^(@mboa\/(domain|contract)|lucide-react)$/

/** All modules that are loaded with these: they and what they import, not what comes later. */
export function reach(entries: readonly string[], graph: ModuleGraph): ReadonlySet<string> {
  const reached = new Set<string>()
  const ahead = [...entries]
  for (let id = ahead.pop(); id !== undefined; id = ahead.pop()) {
    if (reached.has(id)) continue
    reached.add(id)
    ahead.push(...importsOf(id, graph))
  }
  return reached
}

function importsOf(id: string, graph: ModuleGraph): string[] {
  const { importedIds = [], code } = graph.getModuleInfo(id) ?? {}
  if (!importedIds.some(isBarrel)) return [...importedIds]
  const named = Array.from((code ?? '').matchAll(imported))
    .filter(([, , from = '']) => barrelName.test(from))
    .flatMap(([, names = '']) => namesIn(names).map(([name]) => name))
  const endpoints = Array.from((code ?? '').matchAll(endpoint), ([, name = '']) => name)
  const found = importedIds.filter(isBarrel).flatMap((barrel) => {
    const sources = sourcesOf(barrel, graph)
    const all = [...named.flatMap((name) => sources.get(name) ?? [])]
    const ofApi = all.find((source) => isBarrel(source))
    if (ofApi === undefined) return all
    const behind = sourcesOf(ofApi, graph)
    return [
      ...all.filter((source) => source !== ofApi),
      ...endpoints.flatMap((name) => behind.get(name) ?? []),
    ]
  })
  return [...importedIds.filter((each) => !isBarrel(each)), ...found]
}

const known = new Map<string, ReadonlyMap<string, string>>()

/** Where a barrel has each of its names from. */
function sourcesOf(barrel: string, graph: ModuleGraph): ReadonlyMap<string, string> {
  const before = known.get(barrel)
  if (before !== undefined) return before
  const sources = new Map<string, string>()
  for (const [, names, namespace, from = ''] of (graph.getModuleInfo(barrel)?.code ?? '').matchAll(
    passedOn,
  )) {
    const source = posix.join(barrel, '..', from)
    const passed =
      namespace !== undefined
        ? [namespace]
        : names === undefined
          ? (graph.getModuleInfo(source)?.exports ?? [])
          : namesIn(names).map(([name, as = name]) => as)
    for (const name of passed) sources.set(name, source)
  }
  known.set(barrel, sources)
  return sources
}

/** `a, b as c`: each name with the one it goes by afterwards, if that is another. */
const namesIn = (list: string) =>
  list
    .split(',')
    .map((each) => each.trim().replace(/^type\s+/, ''))
    .filter((each) => each !== '')
    .map((each) => each.split(/\s+as\s+/) as [name: string, as?: string])
