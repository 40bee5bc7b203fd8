/**
 * Whether this browser keeps cookies of ours; without them nobody stays logged in. It is asked by
 * setting one, named and marked as the session's own is: what keeps this one keeps that one.
 * `navigator.cookieEnabled` says yes in browsers that are set to keep none.
 */
export function acceptsCookies(): boolean {
  // Plain over http, which is this machine itself: there WebKit takes none that is Secure.
  const isSecure = location.protocol === 'https:'
  const name = isSecure ? '__Host-mboa_probe' : 'mboa_probe'
  const probe = `${name}=1; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`
  document.cookie = probe
  const isKept = document.cookie.includes(`${name}=`)
  document.cookie = `${probe}; Max-Age=0`
  return isKept
}
