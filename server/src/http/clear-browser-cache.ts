import type { Context } from 'hono'

/**
 * Has the browser forget what it keeps of this site's answers by itself (W3C Clear Site Data): who
 * has left must find no voice and no photo there. What the app keeps, cookies, stores and the
 * service worker's caches, is none of it.
 */
export function clearBrowserCache(c: Context): void {
  c.header('Clear-Site-Data', '"cache"')
}
