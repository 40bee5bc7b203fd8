interface Navigation {
  request: Pick<Request, 'cache'> & { isReloadNavigation?: boolean }
  clientId: string
}

/**
 * Whether a navigation loads again the one tab there is. Chromium says so, and names the tab.
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

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  'img-src data:',
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join('; ')

/**
 * The page between two versions, in the colour of the splash that follows it. It asks for nothing
 * but its script, not even for an icon: a request that reaches the old version while it is being
 * ended starts it again, and Chromium then leaves the new one waiting.
 * @param script the address of `take-over.ts`
 */
export const takeOverPage = (script: string) =>
  new Response(
    `<!doctype html><title>Mboa</title><meta name="viewport" content="width=device-width"><meta name="theme-color" content="#171B52"><link rel="icon" href="data:,"><body bgcolor="#171B52"><script type="module" src="${script}"></script>`,
    { headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy } },
  )
