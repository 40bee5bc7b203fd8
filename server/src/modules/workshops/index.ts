export {
  findGuest,
  listJoinedWorkshops,
  shareSpeaker,
  workshopAccountData,
} from './shared-speakers.ts'
export { namesOfGuests } from './workshop-speakers.repository.ts'
export {
  closeWorkshop,
  listDeskWorkshops,
  makeAnotherLink,
  openWorkshop,
  workshopWithdrawals,
} from './service.ts'
export { workshopRoutes } from './routes.ts'
