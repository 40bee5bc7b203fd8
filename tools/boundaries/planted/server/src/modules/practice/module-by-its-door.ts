import { findAccount } from '../accounts/accounts.repository.ts'

export const learner = findAccount
