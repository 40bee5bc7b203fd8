import type { Plugin } from 'vite'

const idb = /\/node_modules\/idb\/build\/index\.js$/
/** From where idb gives cursors, stores and indexes an asynchronous iterator, to its exports. */
const iteration = /\nconst advanceMethodProps = [\s\S]*?(?=\nexport \{)/

/**
 * Leaves out of idb what iterates over cursors by `for await`: we read by `getAll`, and half a
 * kilobyte would come to every learner for nothing.
 * @throws where idb is written otherwise, or a source of ours uses `for await`
 */
export function idbWithoutIteration(): Plugin {
  return {
    name: 'mboa-idb-without-iteration',
    transform(code, id) {
      if (/\/web\/src\/|\/extensions\/[^/]+\/web\//.test(id) && /\bfor await\b/.test(code)) {
        throw new Error(`${id} uses "for await", which the build leaves out of idb`)
      }
      if (!idb.test(id)) return undefined
      if (!iteration.test(code)) throw new Error('idb is written otherwise: see what iterates')
      return { code: code.replace(iteration, ''), map: null }
    },
  }
}
