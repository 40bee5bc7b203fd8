import type { Plugin } from 'vite'

/**
 * Lets the browser of the tests keep every module that it has read once. Each file of tests has a
 * page of its own, which would otherwise ask for hundreds of modules again to hear that nothing has
 * changed. Not while Vitest watches: there modules change.
 */
export function cachedModules(): Plugin {
  return {
    name: 'mboa:cached-modules',
    configureServer({ config, middlewares }) {
      if (config.test.watch) return
      middlewares.use((_request, response, next) => {
        const setHeader = response.setHeader.bind(response)
        response.setHeader = (name, value) =>
          name === 'Cache-Control' && value === 'no-cache'
            ? setHeader(name, 'max-age=31536000,immutable')
            : setHeader(name, value)
        next()
      })
    },
  }
}
