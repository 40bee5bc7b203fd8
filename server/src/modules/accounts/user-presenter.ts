import { roles, type User } from '@mboa/contract'
import type { Account } from './accounts.repository.ts'

/** The account as its owner's browser sees it; the hash and other inner matters stay here. */
export function presentUser(account: Account): User {
  return {
    id: account.id,
    fullName: account.fullName,
    displayName: account.displayName,
    email: account.email,
    phoneNumber: account.phoneNumber,
    photoURL: account.photoUrl,
    // An unknown role counts as learner (§6).
    role: roles.find((role) => role === account.role) ?? 'learner',
    emailVerified: account.emailVerifiedAt !== null,
    createdAt: account.createdAt,
  }
}
