import type { WorkerMessage } from '../network/worker-messages.ts'

/** Last part of the query when a page is asked for in the waiting version. */
export const updateQuery = 'updating'

/** Returns an address as it was before `updateQuery` was added; its hash stays in the browser. */
export function withoutUpdateQuery(address: string): string {
  const url = new URL(address)
  url.search = url.search.replace(/[?&]updating$/, '')
  url.hash = ''
  return url.href
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
 * neither its script nor an icon: a request that reaches the old version while Chromium is ending it
 * stays unanswered, and holds up the new one for five minutes (decision 0085).
 * @param asked the address to open in the new version
 */
export function takeOverPage(asked: string): Response {
  const nonce = crypto.randomUUID()
  const script = `(${String(handOver)})(window,${JSON.stringify(asked).replaceAll('<', '\\u003C')})`
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

/**
 * Lets the waiting version take over, then opens the page. Until it has, the page is asked for every
 * ten seconds, because a request stays unanswered if the old version ends while it handles it.
 * Runs in the page between two versions, so it uses nothing of this module.
 */
export function handOver({ location, navigator }: Window, asked: string): void {
  const open = () => location.replace(asked + location.hash)
  void navigator.serviceWorker.getRegistration().then((registration) => {
    const next = registration?.waiting
    if (next == null) {
      open()
      return
    }
    next.addEventListener('statechange', () => {
      if (next.state === 'activated' || next.state === 'redundant') open()
    })
    next.postMessage({ type: 'skip-waiting' } satisfies WorkerMessage)
    setInterval(open, 10_000)
  }, open)
}
