import type { Context, MiddlewareHandler } from 'hono'
import { isLoopbackHost } from '../platform/config/networks.ts'
import { answerFailure } from './failure-answer.ts'

/** Of requests that change nothing. */
const readingMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses changes that another site's page asks for with our cookie. Every browser sends
 * `Origin` with them, so its absence is a refusal too.
 * @param anyLoopbackName with `PUBLIC_URL` unset: localhost and 127.0.0.1 are one
 */
export function requireSameOrigin(origin: string, anyLoopbackName: boolean): MiddlewareHandler {
  return async (c, next) => {
    if (readingMethods.has(c.req.method)) return next()
    const sent = c.req.header('origin')
    if (sent === origin) return next()
    if (sent !== undefined && anyLoopbackName && isSameLoopback(sent, origin)) return next()
    return answerFailure(c, { code: 'cross-origin' })
  }
}

/**
 * The origin a page was asked for under: with `PUBLIC_URL` unset that may be another name of this
 * machine, and what goes back to the page (cookies, a popup's message) must go there.
 */
export function pageOrigin(c: Context, origin: string, anyLoopbackName: boolean): string {
  const asked = new URL(c.req.url).origin
  return anyLoopbackName && isSameLoopback(asked, origin) ? asked : origin
}

function isSameLoopback(sent: string, origin: string): boolean {
  if (!URL.canParse(sent)) return false
  const [theirs, ours] = [new URL(sent), new URL(origin)]
  return (
    theirs.protocol === ours.protocol &&
    theirs.port === ours.port &&
    isLoopbackHost(theirs.hostname) &&
    isLoopbackHost(ours.hostname)
  )
}

/** What proxies add to a request (RFC 9110 §7.6.3, RFC 7239, and those of before). */
const passingOn = ['via', 'forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip']

/**
 * Answers only who calls this machine by a name of its own. A page of any site can have its own
 * name lead here (DNS rebinding), and a proxy passes on the name that people know, or names that
 * it passes something on.
 */
export function onThisMachine(): MiddlewareHandler {
  return async (c, next) => {
    const isPassedOn = passingOn.some((name) => c.req.header(name) !== undefined)
    if (isLoopbackHost(new URL(c.req.url).hostname) && !isPassedOn) return next()
    return answerFailure(c, { code: 'not-found' })
  }
}

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
