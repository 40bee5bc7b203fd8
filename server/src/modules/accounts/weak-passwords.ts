import { minPasswordLength } from '@mboa/domain'
import { dictionary } from '@zxcvbn-ts/language-common'

/** How many of the most common passwords are refused; more would refuse honest ones. */
const refused = 3000

const passwords = dictionary['passwords-common']
const common = new Set(
  passwords.filter((each) => each.length >= minPasswordLength).slice(0, refused),
)

/**
 * True for the few thousand most common passwords, in any case.
 * Source: passwords-common of @zxcvbn-ts/language-common, ordered by how often they leaked.
 */
export function isWeakPassword(password: string): boolean {
  return common.has(password) || common.has(password.toLowerCase())
}
