import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { countries } from '@mboa/domain'
import type { Plugin } from 'vite'

const moduleName = 'virtual:country-flags'
const resolvedName = `\0${moduleName}`

const packageFile = createRequire(import.meta.url).resolve('country-flag-icons/package.json')

/**
 * Ships the flags of all countries (country-flag-icons, MIT) as files of our own. Their folder
 * carries the package's version, so that a browser may keep them for ever.
 */
export function countryFlags(): Plugin {
  let folder = ''
  const readFlag = (flag: string) => readFile(join(dirname(packageFile), '3x2', `${flag}.svg`))
  return {
    name: 'mboa:country-flags',
    async buildStart() {
      const { version } = JSON.parse(await readFile(packageFile, 'utf8')) as { version: string }
      folder = `assets/flags-${version}`
    },
    resolveId: (id) => (id === moduleName ? resolvedName : undefined),
    load: (id) =>
      id === resolvedName ? `export const flagFolder = ${JSON.stringify(`/${folder}`)}` : undefined,
    async generateBundle() {
      if (this.environment.config.consumer === 'server') return
      for (const { flag } of countries) {
        const fileName = `${folder}/${flag}.svg`
        this.emitFile({ type: 'asset', fileName, source: await readFlag(flag) })
      }
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const flag = /^\/assets\/flags-[^/]+\/([A-Z]{2})\.svg$/.exec(request.url ?? '')?.[1]
        if (flag === undefined) next()
        else {
          readFlag(flag).then((source) => {
            response.setHeader('content-type', 'image/svg+xml')
            response.end(source)
          }, next)
        }
      })
    },
  }
}
