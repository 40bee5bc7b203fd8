import type { MiddlewareHandler } from 'hono'

const twoYearsSeconds = 63_072_000

/** The same on every answer. */
export const fixedHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'microphone=(self), camera=(), geolocation=(), payment=()',
}

/**
 * Headers of every answer. Documents and scripts bring their own content security policy; what
 * has none (JSON, images) may do nothing at all when opened as a page.
 */
export function securityHeaders(origin: string): MiddlewareHandler {
  const isHttps = origin.startsWith('https:')
  return async (c, next) => {
    await next()
    const headers = c.res.headers
    for (const [name, value] of Object.entries(fixedHeaders)) headers.set(name, value)
    if (!headers.has('Content-Security-Policy')) {
      headers.set(
        'Content-Security-Policy',
        "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      )
    }
    if (isHttps) headers.set('Strict-Transport-Security', `max-age=${twoYearsSeconds}`)
  }
}
