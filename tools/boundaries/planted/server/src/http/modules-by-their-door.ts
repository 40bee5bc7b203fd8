import { findAccount } from '../modules/accounts/accounts.repository.ts'

export const actor = findAccount
