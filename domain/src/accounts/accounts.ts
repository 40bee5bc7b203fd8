/** Roles that have a dashboard of their own. */
export type HomeRole = 'learner' | 'recorder'

/**
 * Whose dashboard is the home of somebody with this role (§6). An unknown or missing role counts
 * as learner; the caller turns the name into an address.
 *
 * @example homeRole(undefined) // 'learner'
 */
export function homeRole(role: string | null | undefined): HomeRole {
  return role === 'recorder' ? 'recorder' : 'learner'
}

/** RFC 5321 §4.5.3.1.3, less the angle brackets: no longer address can receive mail. */
const maxEmailLength = 254

/** Invisible characters, which a pasted address may begin or end with. */
const unseenAround = /^[\s\p{Cc}\p{Cf}\p{DI}]+|[\s\p{Cc}\p{Cf}\p{DI}]+$/gu

/** Removes invisible characters around an address. @example trimEmail('\u200Bname@example.com ') */
export function trimEmail(text: string): string {
  return text.replace(unseenAround, '')
}

/** Whether an address, trimmed, has a space inside it. */
export function hasInnerSpace(email: string): boolean {
  return /\s/u.test(email)
}

/** Characters that RFC 5322 §3.2.3 allows only in quoted addresses, which nobody uses. */
const specials = /[(),:;<>[\\\]"]/

/**
 * Whether a text has the shape of an e-mail address: something, one `@`, a domain with a dot,
 * no spaces or commas. Spaces around it don't count. Only a mail that arrives proves an address,
 * so this stays wide on purpose.
 *
 * @example looksLikeEmail('name@example.com') // true
 */
export function looksLikeEmail(text: string): boolean {
  const address = trimEmail(text)
  if (address.length > maxEmailLength || specials.test(address)) return false
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/u.test(address)
}

/** §5: a login identifier with an `@` is meant as an e-mail address, any other as a phone number. */
export function identifierKind(identifier: string): 'email' | 'phone' {
  return identifier.includes('@') ? 'email' : 'phone'
}
