/**
 * The one Trusted Types policy of the product. Only addresses of our own build may become
 * script addresses: the service worker and the workers. Everything else throws.
 */
const policyName = 'mboa'

interface ScriptUrlPolicy {
  createScriptURL: (url: string) => unknown
}

interface TrustedTypesFactory {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => ScriptUrlPolicy
}

function ownScriptUrl(url: string): string {
  const resolved = new URL(url, location.origin)
  const isOwn =
    resolved.origin === location.origin &&
    (resolved.pathname === '/sw.js' || resolved.pathname.startsWith('/assets/'))
  if (!isOwn) throw new TypeError(`Not a script of this product: ${url}`)
  return resolved.href
}

const factory = (globalThis as { trustedTypes?: TrustedTypesFactory }).trustedTypes
const policy = factory?.createPolicy(policyName, { createScriptURL: ownScriptUrl })

/**
 * Makes the address of one of our own scripts acceptable where the browser demands a
 * `TrustedScriptURL` (`new Worker`, `serviceWorker.register`). The type says string because the
 * DOM typings do; browsers without Trusted Types get the checked string itself.
 *
 * @throws TypeError for any address outside `/assets/` and `/sw.js` of this origin.
 */
export function trustedScriptUrl(url: string): string {
  return (policy === undefined ? ownScriptUrl(url) : policy.createScriptURL(url)) as string
}
