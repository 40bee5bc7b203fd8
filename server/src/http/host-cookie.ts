import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'

/** A cookie for this host alone that no script sees. */
export interface HostCookie {
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
    read: (c) => getCookie(c, name),
    write: (c, value, maxAge) => setCookie(c, name, value, { ...attributes, maxAge }),
    clear: (c) => void deleteCookie(c, name, attributes),
  }
}
