import type { MiddlewareHandler } from 'hono'
import { isLoopbackHost } from '../platform/config/loopback.ts'
import { answerFailure } from './failure-answer.ts'

/** What proxies add to a request (RFC 9110 §7.6.3, RFC 7239, and those of before). */
const passingOn = ['via', 'forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip']

/**
 * Answers only who calls this machine by a name of its own. A page of any site can have its own
 * name lead here (DNS rebinding), and a proxy passes on the name that people know, or tells that
 * it passes something on.
 */
export function onThisMachine(): MiddlewareHandler {
  return async (c, next) => {
    const isPassedOn = passingOn.some((name) => c.req.header(name) !== undefined)
    if (isLoopbackHost(new URL(c.req.url).hostname) && !isPassedOn) return next()
    return answerFailure(c, { code: 'not-found' })
  }
}
