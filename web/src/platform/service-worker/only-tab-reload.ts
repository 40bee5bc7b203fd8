interface Navigation {
  request: Pick<Request, 'cache'> & { isReloadNavigation?: boolean }
  clientId: string
}

/**
 * Whether a navigation loads anew the one tab there is. Chromium says so, and names the tab.
 * Firefox does neither, but asks past its cache, which it does for nothing else. WebKit tells a
 * reload from no other navigation: there the answer is always no, and the page sees to it
 * (`take-over-on-reload.ts`).
 * @param tabs the ids of all tabs
 */
export function isOnlyTabReload(
  { request, clientId }: Navigation,
  tabs: readonly string[],
): boolean {
  const isReload = request.isReloadNavigation ?? request.cache === 'no-cache'
  if (!isReload) return false
  return clientId === '' ? tabs.length <= 1 : tabs.every((id) => id === clientId)
}
