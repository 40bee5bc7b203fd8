export { takeAccountData } from './account-data.ts'
export type { Clip } from './clips.ts'
export { describeFiles, filesOf, type StoredFiles } from './describe-files.ts'
export { findHeardTakes, listHeardTakes, listOthersTakes } from './heard-takes.ts'
export { createHeldClips } from './held-clips.ts'
export { ownSoundsRoutes } from './own-sounds.ts'
export { announceTakes, announceTakesOf, wasPublished } from './published-recordings.repository.ts'
export { isNotReplaced, noteSaidAgain, replacedBy } from './replaced-takes.repository.ts'
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
} from './repository.ts'
export { takeRoutes } from './routes.ts'
export { storeArchive, takeWithdrawals, withdrawTake } from './service.ts'
export { answerWhoAsked, hasRecording } from './sound-requests.repository.ts'
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
} from './take-presenter.ts'
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
} from './voices.repository.ts'
