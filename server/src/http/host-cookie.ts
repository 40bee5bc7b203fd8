import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'

/**
 * A cookie for this host alone that no script sees. `__Host-`: Secure, and for the whole site;
 * browsers take it on http://localhost as well.
 */
export interface HostCookie {
  /** As it travels: `__Host-…`. */
  readonly name: string
  read(c: Context): string | undefined
  write(c: Context, value: string, maxAgeSeconds: number): void
  clear(c: Context): void
}

/** `Lax`, because it must come along when Google or a mailed link leads back to us. */
const attributes = { path: '/', secure: true, httpOnly: true, sameSite: 'Lax' } as const

/** @example hostCookie('mboa_google') // `__Host-mboa_google` */
export function hostCookie(bareName: string): HostCookie {
  const name = `__Host-${bareName}`
  return {
    name,
    read: (c) => getCookie(c, name),
    write: (c, value, maxAge) => setCookie(c, name, value, { ...attributes, maxAge }),
    clear: (c) => void deleteCookie(c, name, attributes),
  }
}
