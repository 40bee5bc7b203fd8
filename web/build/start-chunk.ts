/** What the group's `name` function is given by the bundler. */
interface ModuleGraph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null
}

/**
 * Modules that only pass on others: following them would bring everything behind them into the
 * start. What is used of them keeps chunks of its own.
 */
const barrels = [/\/domain\/src\/index\.ts$/, /\/contract\/src\/index\.ts$/, /\/lucide-react\//]

/**
 * One chunk for all that the first load needs, instead of some twenty shared ones: fewer requests
 * on a slow line, and Brotli finds more to share in one file.
 * @param entry absolute path of the module that the start document loads
 */
export function startChunk(entry: string) {
  let startModules: Set<string> | undefined
  return {
    debugName: 'start',
    name: (id: string, graph: ModuleGraph): string | null => {
      startModules ??= reach(entry, graph)
      return startModules.has(id) ? 'start' : null
    },
  }
}

function reach(from: string, graph: ModuleGraph): Set<string> {
  const reached = new Set<string>()
  const ahead = [from]
  for (let id = ahead.pop(); id !== undefined; id = ahead.pop()) {
    if (reached.has(id) || barrels.some((barrel) => barrel.test(id))) continue
    reached.add(id)
    ahead.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
  }
  return reached
}
