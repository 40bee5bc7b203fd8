/**
 * Returns whether an answer is an HTML page. Captive portals and proxies answer any address with
 * one, so that no cache of files may hold it.
 */
export const isPage = ({ headers }: Response): boolean =>
  headers.get('content-type')?.startsWith('text/html') === true
