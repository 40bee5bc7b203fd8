import type { Context, MiddlewareHandler } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { HttpTypes } from './request-scope.ts'

/**
 * A cookie for this host alone that no script sees. `__Host-`: Secure, and for the whole site. On
 * a start for this machine alone, over http, it is a plain one of another name: WebKit takes no
 * Secure cookie there, and nobody is on the way to read it.
 */
export interface HostCookie {
  /** As it travels to a server that people reach at this origin. */
  nameAt(origin: string): string
  read(c: Context): string | undefined
  write(c: Context, value: string, maxAgeSeconds: number): void
  clear(c: Context): void
}

/** `Lax`, because it must come along when Google or a mailed link leads back to us. */
const attributes = { path: '/', httpOnly: true, sameSite: 'Lax' } as const

/** @param origin where people reach the server; http only where that is this machine itself */
export function chooseCookies(origin: string): MiddlewareHandler<HttpTypes> {
  const areSecure = isSecure(origin)
  return async (c, next) => {
    c.set('areCookiesSecure', areSecure)
    await next()
  }
}

/** @example hostCookie('mboa_google') // `__Host-mboa_google`, or `mboa_google` on a local start */
export function hostCookie(bareName: string): HostCookie {
  const nameOf = (secure: boolean) => (secure ? `__Host-${bareName}` : bareName)
  const marksOf = (c: Context) => {
    const secure = (c as Context<HttpTypes>).get('areCookiesSecure') !== false
    return { name: nameOf(secure), secure }
  }
  return {
    nameAt: (origin) => nameOf(isSecure(origin)),
    read: (c) => getCookie(c, marksOf(c).name),
    write(c, value, maxAge) {
      const { name, secure } = marksOf(c)
      setCookie(c, name, value, { ...attributes, secure, maxAge })
    },
    clear(c) {
      const { name, secure } = marksOf(c)
      deleteCookie(c, name, { ...attributes, secure })
    },
  }
}

/** Carries the token of a session. */
export const sessionCookie = hostCookie('mboa_session')

/**
 * Has the browser forget what it keeps of this site's answers by itself (W3C Clear Site Data): who
 * has left must find no voice and no photo there. What the app keeps, cookies, stores and the
 * service worker's caches, is none of it.
 */
export function clearBrowserCache(c: Context): void {
  c.header('Clear-Site-Data', '"cache"')
}

function isSecure(origin: string): boolean {
  return origin.startsWith('https:')
}
