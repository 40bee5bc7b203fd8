import { join } from 'node:path'
import { normalizePath, type Plugin } from 'vite'

const createIcon = normalizePath(join(import.meta.dirname, '../src/ui/create-icon.ts'))

/** An icon's module of lucide-react: its shapes stand in it as JavaScript without any names. */
const shapes = /\bnode: (\[\s*\[[\s\S]*?\]\s*\]),?\n/
const key = /,\s*key: "\w+"/g

/**
 * Takes of lucide-react (ISC) the drawings alone: what it wraps around each lets icons change in
 * ways that ours never do, and weighs as much as thirty of them.
 */
export function bareIcons(): Plugin {
  return {
    name: 'mboa:bare-icons',
    transform: {
      filter: { id: /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/, code: 'createLucideIcon' },
      handler(code, id) {
        const [, drawing] = shapes.exec(code) ?? []
        if (drawing === undefined) throw new Error(`${id} has no shapes`)
        return {
          code: `import { createIcon } from ${JSON.stringify(createIcon)}
export default /* @__PURE__ */ createIcon(${drawing.replaceAll(key, '')})`,
          map: null,
        }
      },
    },
  }
}
