export { consentAccountData } from './account-data.ts'
export { consentRoutes } from './routes.ts'
export { chooseConsents, chosenOf, consentWithdrawals, type Chosen } from './service.ts'
export { chooseCredit, creditWithdrawals } from './speaker-credits.ts'
