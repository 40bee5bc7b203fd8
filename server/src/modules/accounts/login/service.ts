import type { LoginRequest } from '@mboa/contract'
import { identifierKind, looksLikeEmail, trimEmail } from '@mboa/domain'
import type { Context } from '../../../context.ts'
import { refuse, succeed, type Result } from '../../../result.ts'
import {
  findAccountByEmail,
  findPhoneHolder,
  listNationalHolders,
  listPhoneClaimants,
  type Account,
} from '../repository.ts'
import { countAttempt, tryPassword } from '../attempts.ts'
import { emailKeyOf } from '../email-address.ts'
import { passwordLimit } from '../limits.ts'
import { nationalSpellings, parsePhoneNumber } from '../phone-number.ts'
import { checkMaySignIn } from './may-sign-in.ts'

/**
 * Unverified accounts may share a number, since anybody can give any; a login tries the newest
 * few of them, to ask their owner to verify first.
 */
const triedClaimants = 3

/** The account that may sign in: disabled and unverified ones are refused, after the password. */
export async function logIn(context: Context, request: LoginRequest): Promise<Result<Account>> {
  const authenticated = await authenticate(context, request)
  return authenticated.ok ? checkMaySignIn(authenticated.value) : authenticated
}

/** The account with this identifier and password, whatever its state. */
export async function authenticate(
  context: Context,
  { identifier, password }: LoginRequest,
): Promise<Result<Account>> {
  const wrong = wrongFields(identifier, password)
  if (!wrong.ok) return wrong
  const candidates = await findCandidates(context, identifier)
  if (candidates.length === 0) {
    // Counted too, or unknown addresses could be asked for without end.
    const counted = await countAttempt(context, passwordLimit, `unknown ${emailKeyOf(identifier)}`)
    return counted.ok ? refuse('email-not-found') : counted
  }
  let refusal: Result<Account> = refuse('wrong-password')
  for (const account of candidates) {
    const tried = await tryPassword(context, account, { password })
    if (tried.ok) return succeed(account)
    if (tried.failure.code === 'too-many-attempts') refusal = tried
  }
  return refusal
}

async function findCandidates(
  { database: { queries } }: Context,
  identifier: string,
): Promise<readonly Account[]> {
  if (identifierKind(identifier) === 'email') {
    const account = await findAccountByEmail(queries, identifier)
    return account === undefined ? [] : [account]
  }
  const number = parsePhoneNumber(identifier)
  const holder = number && (await findPhoneHolder(queries, number.e164))
  // No number of Cameroon begins with 0: whoever types one may mean another country's.
  if (holder !== undefined && !/^\s*0[1-9]/.test(identifier)) return [holder]
  const national = await listNationalHolders(queries, nationalSpellings(identifier))
  if (holder !== undefined) return [holder, ...national.filter(({ id }) => id !== holder.id)]
  if (national.length === 1) return national
  return number === undefined ? [] : listPhoneClaimants(queries, number.e164, triedClaimants)
}

/** §5: both fields are needed; what holds an @ must look like an e-mail address. */
function wrongFields(identifier: string, password: string): Result<undefined> {
  const isEmpty = trimEmail(identifier) === ''
  const isBroken = identifierKind(identifier) === 'email' && !looksLikeEmail(identifier)
  const fields = {
    ...(isEmpty && { identifier: 'required' as const }),
    ...(isBroken && { identifier: 'invalid-email' as const }),
    ...(password === '' && { password: 'required' as const }),
  }
  const [first] = Object.values(fields)
  return first === undefined ? succeed(undefined) : refuse(first, { fields })
}
