import type { LoginRequest } from '@mboa/contract'
import { identifierKind, looksLikeEmail } from '@mboa/domain'
import { refuse, succeed, type Outcome } from '../../outcome.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Admission, Throttles } from '../../platform/throttles/throttles.ts'
import {
  findAccountByEmail,
  findPhoneHolder,
  listNationalHolders,
  listPhoneClaimants,
  type Account,
} from './accounts.repository.ts'
import { emailKeyOf } from './email-address.ts'
import { passwordLimit } from './limits.ts'
import type { PasswordHasher } from './password-hasher.ts'
import { nationalSpellings, parsePhoneNumber } from './phone-number.ts'
import type { SecurityLog } from './security-log.ts'

export interface Login {
  /** The account with this identifier and password, whatever its state. */
  authenticate(request: LoginRequest): Promise<Outcome<Account>>
  /** The same for signing in: disabled and unverified accounts are refused, after the password. */
  logIn(request: LoginRequest): Promise<Outcome<Account>>
}

/**
 * Unverified accounts may share a number, since anybody can give any; a login tries the newest
 * few of them, to tell their owner to verify first.
 */
const triedClaimants = 3

export function createLogin(parts: {
  database: Database
  throttles: Throttles
  passwordHasher: PasswordHasher
  securityLog: SecurityLog
}): Login {
  const { throttles, passwordHasher } = parts
  const { queries } = parts.database

  async function findCandidates(identifier: string): Promise<readonly Account[]> {
    if (identifierKind(identifier) === 'email') {
      const account = await findAccountByEmail(queries, identifier)
      return account === undefined ? [] : [account]
    }
    const number = parsePhoneNumber(identifier)
    const holder = number && (await findPhoneHolder(queries, number.e164))
    if (holder !== undefined) return [holder]
    const national = await listNationalHolders(queries, nationalSpellings(identifier))
    if (national.length === 1) return national
    return number === undefined ? [] : listPhoneClaimants(queries, number.e164, triedClaimants)
  }

  async function authenticate({ identifier, password }: LoginRequest): Promise<Outcome<Account>> {
    const wrong = wrongFields(identifier, password)
    if (!wrong.ok) return wrong
    const candidates = await findCandidates(identifier)
    if (candidates.length === 0) {
      // Counted too, or unknown addresses could be asked for without end.
      const admission = await throttles.hit(passwordLimit, `unknown ${emailKeyOf(identifier)}`)
      return admission.allowed ? refuse('email-not-found') : refuseAttempts(admission)
    }
    let refusal: Outcome<Account> = refuse('wrong-password')
    for (const account of candidates) {
      // Counted per account, however it is named and wherever the request comes from.
      const admission = await throttles.hit(passwordLimit, account.id)
      if (!admission.allowed) {
        await parts.securityLog.noteThrottled(account.id)
        refusal = refuseAttempts(admission)
        continue
      }
      const { passwordHash } = account
      if (passwordHash === null || !(await passwordHasher.verify(password, passwordHash))) continue
      await throttles.clear(passwordLimit, account.id)
      return succeed(account)
    }
    return refusal
  }

  return {
    authenticate,
    async logIn(request) {
      const authenticated = await authenticate(request)
      if (!authenticated.ok) return authenticated
      const { disabledAt, emailVerifiedAt } = authenticated.value
      if (disabledAt !== null) return refuse('account-disabled')
      return emailVerifiedAt === null ? refuse('email-not-verified') : authenticated
    },
  }
}

/** §5: both fields are needed; what holds an @ must look like an e-mail address. */
function wrongFields(identifier: string, password: string): Outcome<undefined> {
  const isEmpty = identifier.trim() === ''
  const isBroken = identifierKind(identifier) === 'email' && !looksLikeEmail(identifier)
  const fields = {
    ...(isEmpty && { identifier: 'required' as const }),
    ...(isBroken && { identifier: 'invalid-email' as const }),
    ...(password === '' && { password: 'required' as const }),
  }
  const [first] = Object.values(fields)
  return first === undefined ? succeed(undefined) : refuse(first, { fields })
}

function refuseAttempts(admission: Extract<Admission, { allowed: false }>): Outcome<never> {
  return refuse('too-many-attempts', { retryAfterSeconds: admission.retryAfterSeconds })
}
