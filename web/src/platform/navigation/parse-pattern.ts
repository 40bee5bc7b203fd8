import type { Parser } from 'wouter'

/** A step that is not what it says: `:name` or `*`, optional with `?` after it. */
const openStep = /\/?(?::(\w+)|\*)(\?)?/g

/** Parses the path of a route, which matches in any case, with or without a slash at the end. */
export const parsePattern: Parser = (path) => {
  const source = path.replace(openStep, (_, name?: string, optional?: string) => {
    const step = name === undefined ? '.*' : `(?<${name}>[^/]+)`
    return optional === undefined ? `/${step}` : `(?:/${step})?`
  })
  return { pattern: new RegExp(`^${source}/?$`, 'i') }
}
