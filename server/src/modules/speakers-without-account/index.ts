export { countGuestTakesToGo, speakerAccountData } from './account-data.ts'
export { listSpeakersOfCourse, speaksInCourse } from './repository.ts'
export { speakerRoutes } from './routes.ts'
export { speakerWithdrawals, takeBack, type Wish } from './take-back.ts'
