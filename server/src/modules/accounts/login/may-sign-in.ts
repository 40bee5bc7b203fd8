import { refuse, succeed, type Result } from '../../../result.ts'
import type { Account } from '../repository.ts'

/** Refuses disabled accounts, and those whose address is not verified (§4). */
export function checkMaySignIn(account: Account): Result<Account> {
  if (account.disabledAt !== null) return refuse('account-disabled')
  return account.emailVerifiedAt === null ? refuse('email-not-verified') : succeed(account)
}
