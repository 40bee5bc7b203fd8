import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { minify, type MinifyOptions } from 'terser'
import type { Plugin } from 'vite'

const options: MinifyOptions = {
  module: true,
  ecma: 2020,
  // Two passes, and variables where they are: what is packed smallest of what was tried.
  compress: { passes: 2, collapse_vars: false },
}

const { version } = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('terser/package.json'), 'utf8'),
) as { version: string }

/**
 * Has Terser go over some chunks once Oxc is done: it puts what is used once in its place, which
 * Oxc does not. It takes seconds, so it is for what everybody loads.
 * @param names of the chunks, as `chunk-groups.ts` has them
 */
export function inlineFurther(names: readonly string[]): Plugin {
  return {
    name: 'mboa:inline-further',
    apply: 'build',
    // Files have their names before Terser changes them: another Terser is to make other names.
    augmentChunkHash: ({ name }) =>
      names.includes(name) ? `${version} ${JSON.stringify(options)}` : undefined,
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk' || !names.includes(chunk.name)) continue
          const { code } = await minify(chunk.code, options)
          if (code === undefined) throw new Error(`${chunk.fileName} was not minified`)
          chunk.code = code
        }
      },
    },
  }
}
