export { consentAccountData } from './account-data.ts'
export { consentRoutes } from './routes.ts'
export { chooseConsents, chosenOf, endConsentAgain, type Chosen } from './service.ts'
export { chooseCredit, endCreditAgain } from './speaker-credits.ts'
