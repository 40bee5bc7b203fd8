import type { MiddlewareHandler } from 'hono'
import { readingMethods } from './same-origin.ts'

/**
 * Takes nothing while there is a reason to believe that nobody would find it again. What is read is
 * answered as ever.
 * @param refusal the reason, thrown to whoever changes something
 */
export function refuseChanges(
  refusal: () => Error | undefined = () => undefined,
): MiddlewareHandler {
  return async (c, next) => {
    const reason = readingMethods.has(c.req.method) ? undefined : refusal()
    if (reason !== undefined) throw reason
    await next()
  }
}
