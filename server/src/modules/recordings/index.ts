export {
  notePlayedTakes,
  playedTakeAccountData,
  sweepPlayedTakes,
} from './played/played-takes.service.ts'
export { listCreditedNames } from './published/credited-names.ts'
export { countLicencesOfTakes } from './published/open-recordings.repository.ts'
export {
  listOpenRecordings,
  listOpenSounds,
  type OpenSound,
} from './published/open-recordings.service.ts'
export { courseRecordingRoutes } from './published/published.routes.ts'
export { listHeardItems, readPublishedMarks, selectPublishedMarks } from './published/repository.ts'
export { describeReviewing, reviewAccountData } from './reviews/account-data.ts'
export { findTakesToConfirm, proveSpellingHeard } from './reviews/hearings.service.ts'
export { moveTakeAgain } from './reviews/move-take.ts'
export { restoreReviewer } from './reviews/reviewers.repository.ts'
export { reviewRoutes } from './reviews/reviews.routes.ts'
export { judgeMadeTake } from './reviews/reviews.service.ts'
export { shownTakeRoutes } from './reviews/shown-takes/routes.ts'
export { findReportAnswers, takeSoundReports } from './sound-reports/sound-reports.service.ts'
export { takeAccountData } from './takes/account-data.ts'
export { describeFiles, filesOf, type StoredFiles } from './takes/describe-files.ts'
export { findHeardTakes, listHeardTakes, listOthersTakes } from './takes/heard-takes.ts'
export { createHeldClips } from './takes/held-clips.ts'
export { ownSoundsRoutes } from './takes/own-sounds.routes.ts'
export { announceTakes, announceTakesOf } from './takes/published-recordings.repository.ts'
export { answerWhoAsked } from './takes/sound-requests.repository.ts'
export { heardSoundOf } from './takes/take-presenter.ts'
export {
  countApproved,
  insertTake,
  listTakes,
  listTakesSaying,
  removeTakes,
  type ApprovedCount,
  type TakeRow,
} from './takes/takes.repository.ts'
export { takeRoutes } from './takes/takes.routes.ts'
export { storeArchive, withdrawTake, withdrawTakeAgain } from './takes/takes.service.ts'
export {
  countHeardBy,
  countHeardVoices,
  countTakesOfRecorders,
  countTakesWaiting,
  countVoices,
  listVoicesOfGroup,
  type SaidGroup,
  type VoiceOfGroup,
  type VoicesOfItem,
} from './takes/voices.repository.ts'
