import type { MiddlewareHandler } from 'hono'
import { isLoopbackHost } from '../platform/config/loopback.ts'
import { answerFailure } from './failure-answer.ts'

/**
 * Answers only who calls this machine by a name of its own. A page of any site can have its own
 * name lead here (DNS rebinding), and a proxy passes on the name that people know.
 */
export function onThisMachine(): MiddlewareHandler {
  return async (c, next) => {
    if (isLoopbackHost(new URL(c.req.url).hostname)) return next()
    return answerFailure(c, { code: 'not-found' })
  }
}
