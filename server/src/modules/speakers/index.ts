export {
  consentsToLearners,
  detachConsents,
  endConsent,
  findConsent,
  insertConsent,
  isConsentedTo,
  listConsents,
  lockAccount,
  readConsentsMark,
  type ConsentRow,
} from './consents.repository.ts'
export {
  countRecordersOf,
  findRecorderLanguage,
  insertRecorderLanguage,
  isCoordinator,
  listCoordinators,
  listLanguagesOf,
  listRecordersOf,
  removeRecorderLanguage,
  setCoordinator,
  type RecorderLanguage,
} from './recorder-languages.repository.ts'
export { isSpeaker, listGivenConsents, speakerIdOf } from './speakers.ts'
