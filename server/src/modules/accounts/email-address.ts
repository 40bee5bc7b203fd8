import { isIP } from 'node:net'
import { domainToASCII, domainToUnicode } from 'node:url'
import { looksLikeEmail, trimEmail } from '@mboa/domain'

/**
 * What nobody sees in an address, so that two would look alike: controls, formats such as the
 * soft hyphen, surrogates, what Unicode has not assigned, and all that shows as nothing.
 */
const unseen = /[\p{C}\p{Default_Ignorable_Code_Point}]/u

/**
 * One key for each mailbox: case makes no other, and neither does how its domain is spelled, in
 * the letters of a resolver (UTS 46). The part before the `@` is its own server's matter (RFC
 * 6531 §3.2), beyond case and composed accents.
 * @example emailKeyOf(' Ada@ｇmail.com') // 'ada@gmail.com'
 */
export function emailKeyOf(email: string): string {
  const spelled = trimEmail(email).normalize('NFC').toLowerCase()
  const { local, domain } = split(spelled)
  const resolved = resolve(domain)
  return resolved === undefined ? spelled : `${local}@${resolved}`
}

/**
 * An address for a new account: as typed, its domain in plain letters. Undefined where it could
 * be mistaken for another, or no mail server can be found by it. The part before the `@` must be
 * as in NFKC and without what nobody sees (UTS 39 §3.3).
 */
export function parseNewEmail(text: string): string | undefined {
  const email = trimEmail(text).normalize('NFC')
  const { local, domain } = split(email)
  if (!looksLikeEmail(email) || unseen.test(local)) return undefined
  if (local !== local.normalize('NFKC')) return undefined
  const resolved = resolve(domain)
  if (resolved === undefined) return undefined
  const isPlain = domain.toLowerCase() === resolved
  const parsed = `${local}@${isPlain ? domain : domainToUnicode(resolved)}`
  return looksLikeEmail(parsed) ? parsed : undefined
}

/** Undefined for what is no name of a host: it would be read as a number, or decoded. */
function resolve(domain: string): string | undefined {
  if (domain.includes('%')) return undefined
  const resolved = domainToASCII(domain)
  return resolved === '' || isIP(resolved) !== 0 ? undefined : resolved
}

function split(email: string): { local: string; domain: string } {
  const at = email.lastIndexOf('@')
  return { local: email.slice(0, at), domain: email.slice(at + 1) }
}
