export { takeAccountData } from './takes/account-data.ts'
export type { Clip } from './takes/clips.service.ts'
export { describeFiles, filesOf, type StoredFiles } from './takes/describe-files.ts'
export { findHeardTakes, listHeardTakes, listOthersTakes } from './takes/heard-takes.ts'
export { createHeldClips } from './takes/held-clips.ts'
export { ownSoundsRoutes } from './takes/own-sounds.routes.ts'
export {
  announceTakes,
  announceTakesOf,
  wasPublished,
} from './takes/published-recordings.repository.ts'
export { isNotReplaced, noteSaidAgain, replacedBy } from './takes/replaced-takes.repository.ts'
export { answerWhoAsked, hasRecording } from './takes/sound-requests.repository.ts'
export {
  clipAddress,
  clipContentTypes,
  descriptionOf,
  heardPartOf,
  heardSoundOf,
  presentHeardTake,
  presentJudged,
  presentSound,
  stateOf,
  type ClipEnding,
} from './takes/take-presenter.ts'
export {
  countApproved,
  findTake,
  insertTake,
  listReceivedTakes,
  listTakes,
  listTakesSaying,
  lockTake,
  removeTakes,
  takeColumns,
  type ApprovedCount,
  type ReceivedTakeRow,
  type Replaced,
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
