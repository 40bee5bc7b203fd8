export { privateSoundWithdrawals } from './service.ts'
export { privateVoiceAccountData } from './account-data.ts'
export { privateVoiceRoutes } from './routes.ts'
