/** What a group's `name` function is given by the bundler. */
interface ModuleGraph {
  getModuleInfo: (id: string) => { importers: readonly string[] } | null
}

const helpers = /@oxc-project/
const libopus = /libopus/

/**
 * What the bundler adds to classes of both the encoder's worker and libopus stands apart, so that
 * the name of libopus, under which it is kept, changes with libopus alone.
 */
export const encoderChunks = [
  {
    debugName: 'classes',
    name: (id: string, graph: ModuleGraph) => {
      const importers = graph.getModuleInfo(id)?.importers ?? []
      return helpers.test(id) && importers.some((each) => libopus.test(each)) ? 'classes' : null
    },
  },
]
