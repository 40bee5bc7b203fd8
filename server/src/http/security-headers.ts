import type { MiddlewareHandler } from 'hono'

const twoYearsSeconds = 63_072_000

/**
 * Headers of every answer. Documents and scripts bring their own content security policy; what
 * has none (JSON, images) may do nothing at all when opened as a page.
 */
export function securityHeaders(origin: string): MiddlewareHandler {
  const isHttps = origin.startsWith('https:')
  return async (c, next) => {
    await next()
    const headers = c.res.headers
    headers.set('X-Content-Type-Options', 'nosniff')
    headers.set('Referrer-Policy', 'same-origin')
    headers.set('Cross-Origin-Opener-Policy', 'same-origin-allow-popups')
    headers.set('Cross-Origin-Resource-Policy', 'same-origin')
    headers.set('Permissions-Policy', 'microphone=(self), camera=(), geolocation=(), payment=()')
    if (!headers.has('Content-Security-Policy')) {
      headers.set(
        'Content-Security-Policy',
        "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      )
    }
    if (isHttps) headers.set('Strict-Transport-Security', `max-age=${twoYearsSeconds}`)
  }
}
