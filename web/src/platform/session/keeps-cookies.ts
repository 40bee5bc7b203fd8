/** Named and marked as the session's own cookie is: what keeps this one keeps that one. */
const probe = '__Host-mboa_probe=1; Path=/; Secure; SameSite=Lax'

/**
 * Whether this browser keeps cookies of ours; without them nobody stays logged in. It is asked by
 * setting one: `navigator.cookieEnabled` says yes in browsers that are told to keep none.
 */
export function keepsCookies(): boolean {
  document.cookie = probe
  const isKept = document.cookie.includes('__Host-mboa_probe=')
  document.cookie = `${probe}; Max-Age=0`
  return isKept
}
