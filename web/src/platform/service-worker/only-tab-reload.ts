interface Navigation {
  request: Pick<Request, 'cache'> & { isReloadNavigation?: boolean }
  clientId: string
}

/**
 * Whether a navigation loads again the one tab there is. Chromium says so, and names the tab.
 * Firefox does neither, but asks past its cache, which it does for nothing else. WebKit gives a
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

const policyFor = (nonce: string) =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    'img-src data:',
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ')

/**
 * The page between two versions, in the colour of the splash that follows it. It asks for nothing,
 * neither its script nor an icon: a request that reaches the old version while it is being ended
 * stays unanswered, or starts it again, and Chromium then leaves the new one waiting.
 * @param script the code of `take-over.ts`
 */
export function takeOverPage(script: string): Response {
  const nonce = crypto.randomUUID()
  return new Response(
    `<!doctype html><title>Mboa</title><meta name="viewport" content="width=device-width"><meta name="theme-color" content="#171B52"><link rel="icon" href="data:,"><body bgcolor="#171B52"><script type="module" nonce="${nonce}">${script}</script>`,
    {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policyFor(nonce),
      },
    },
  )
}
