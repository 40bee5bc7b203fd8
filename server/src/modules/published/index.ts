export { listCreditedNames } from './credited-names.ts'
export { countLicencesOfTakes } from './open-recordings.repository.ts'
export { listOpenRecordings, listOpenSounds, type OpenSound } from './open-recordings.ts'
export {
  findHeardBy,
  notePlayedTakes,
  playedTakeAccountData,
  sweepPlayedTakes,
} from './played-takes.ts'
export { listHeardItems, readPublishedMarks, selectPublishedMarks } from './repository.ts'
export { courseRecordingRoutes } from './routes.ts'
