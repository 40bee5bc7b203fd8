import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { normalizePath, type Plugin } from 'vite'

/** The folder of a package, as the one in the folder `from` finds it. */
const folderOf = (name: string, from = import.meta.dirname) =>
  normalizePath(dirname(createRequire(join(from, 'index.js')).resolve(`${name}/package.json`)))

const react = folderOf('react')
const reactDom = folderOf('react-dom')
const scheduler = folderOf('scheduler', reactDom)

/**
 * What each of React's names stands for in a product. Its `jsx-runtime` has nothing to leave out,
 * and stays as it is: what the bundler adds for it comes with the start, and would else be a file
 * of its own beside it.
 */
const files: Readonly<Record<string, string>> = {
  react: `${react}/cjs/react.production.js`,
  'react-dom': `${reactDom}/cjs/react-dom.production.js`,
  'react-dom/client': `${reactDom}/cjs/react-dom-client.production.js`,
  scheduler: `${scheduler}/cjs/scheduler.production.js`,
}

const required = /^var ((?:\w+ = require\("[\w-]+"\)[,;]\s*)+)/m
const exported = /\bexports\.(\w+)/g
/** What React asks its scheduler for, which has it where React itself is tested. */
const absent = /\bScheduler\.(?:log|unstable_setDisableYieldValue)\b/g

/**
 * Reads React as modules. It comes as CommonJS, of which a bundler can leave nothing out: walking
 * children, cloning elements and preloading, which nothing of ours does, would come to everybody.
 * @throws where React is written otherwise
 */
export function reactAsModules(): Plugin {
  return {
    name: 'mboa:react-as-modules',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => files[id],
    transform: (code, id) =>
      Object.values(files).includes(id) ? { code: asModule(code, id), map: null } : undefined,
  }
}

function asModule(code: string, id: string): string {
  let module = code
    .replace(required, (_, list: string) =>
      list.replaceAll(/(\w+) = require\("([\w-]+)"\)[,;]/g, 'import * as $1 from "$2";'),
    )
    .replaceAll(absent, 'void 0')
  const names = new Set(Array.from(code.matchAll(exported), ([, name = '']) => name))
  // Not by their own names, which some of the files have for something else.
  for (const name of names) {
    const declared = module.replace(new RegExp(`^exports\\.${name}(?=\\s)`, 'm'), `var its$${name}`)
    if (declared === module) throw new Error(`${id} exports ${name} otherwise`)
    module = declared.replaceAll(new RegExp(`\\bexports\\.${name}\\b`, 'g'), `its$${name}`)
  }
  if (/\b(?:require\(|exports\.|module\.)/.test(module)) throw new Error(`${id} is not as it was`)
  return `${module}\nexport { ${Array.from(names, (name) => `its$${name} as ${name}`).join(', ')} }`
}
