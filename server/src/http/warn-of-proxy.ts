import type { BlockList } from 'node:net'
import type { MiddlewareHandler } from 'hono'
import type { Log } from '../platform/log.ts'

/**
 * Says once that requests come through a proxy which `TRUSTED_PROXIES` does not name: all people
 * behind it share the limits of one address then, and are refused without having done anything.
 */
export function warnOfProxy(trustedProxies: BlockList, log: Log): MiddlewareHandler {
  let hasWarned = trustedProxies.rules.length > 0
  return async (c, next) => {
    if (!hasWarned && c.req.header('x-forwarded-for') !== undefined) {
      hasWarned = true
      log.warn(
        {},
        'A request has X-Forwarded-For and TRUSTED_PROXIES is not set: behind a proxy everybody ' +
          'counts as one address, and soon meets its limits. Set it to the address of the proxy.',
      )
    }
    await next()
  }
}
