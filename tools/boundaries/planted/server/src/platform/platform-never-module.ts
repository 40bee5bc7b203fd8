import { accounts } from '../modules/accounts/index.ts'

export const port = accounts
