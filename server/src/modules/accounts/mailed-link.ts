import { pagePaths } from '@mboa/contract'

/** A link with a code, under the names the cloud service used, so that links keep their shape. */
export function mailedLink(
  origin: string,
  mode: 'verifyEmail' | 'resetPassword',
  code: string,
): string {
  const url = new URL(pagePaths.start, origin)
  url.searchParams.set('mode', mode)
  url.searchParams.set('oobCode', code)
  return url.href
}
