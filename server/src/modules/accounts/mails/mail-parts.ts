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

/**
 * The name as it stands after "Hello". Anybody may sign a stranger's address up: a name that
 * reads as an address is not mailed.
 * @example `Hello${greetedName('Ada')},` // 'Hello Ada,'
 */
export function greetedName(fullName: string): string {
  const isHarmless = fullName.length <= 80 && !/[/@\\\r\n]|\p{L}\.\p{L}{2}/u.test(fullName)
  return isHarmless ? ` ${fullName}` : ''
}
