import { looksLikeEmail } from '@mboa/domain'
import { MisuseError } from '../command.ts'

/** The one address that follows the command's name. */
export function readEmail(positionals: readonly string[]): string {
  const [email, ...rest] = positionals
  if (email === undefined || rest.length > 0) throw new MisuseError('Give one e-mail address.')
  if (!looksLikeEmail(email)) throw new MisuseError(`"${email}" is not an e-mail address.`)
  return email
}
