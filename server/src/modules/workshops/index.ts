export { workshopAccountData } from './account-data.ts'
export { findGuest, listJoinedWorkshops, shareSpeaker } from './shared-speakers.ts'
export { namesOfGuests } from './workshop-speakers.repository.ts'
export {
  closeWorkshop,
  listDeskWorkshops,
  makeAnotherLink,
  openWorkshop,
  workshopWithdrawals,
} from './service.ts'
export { workshopRoutes } from './routes.ts'
