export { changeItem } from './change-items.ts'
export { listSpellingsToJudge } from './spellings.ts'
export {
  countSpellings,
  countSpellingsUndecided,
  countUnwritten,
  listUnwritten,
} from './spellings.repository.ts'
export { contributionAccountData } from './account-data.ts'
export { countStanding, countStandingOf } from './standing.repository.ts'
export { countUndecided } from './undecided.repository.ts'
export { decideContribution, undoDecision } from './decide-contribution.service.ts'
export { findAllPresent } from './find-present.ts'
export { findContributionsOfOthers, listToDecide } from './list-to-decide.ts'
export { receiveContributions } from './receive-contributions.service.ts'
export { contributionRoutes } from './routes.ts'
export { findItemKind } from './find-item-kind.ts'
export { findConceptOfTake, findTextsOfTakes, type TextOfTake } from './find-texts-of-takes.ts'
export { itemIdOf } from './contribution-presenter.ts'
export { listContributionsToJudge } from './list-contributions.service.ts'
export { contributionWithdrawals, judgeContribution } from './judge-contributions.service.ts'
export { createListRecordableItems } from './recordable-items.ts'
export { readContributedItems, type ContributedItems } from './contributed-items.ts'
export { readCourseChanges, selectCourseChanges } from './contributions.repository.ts'
export { listAllContributions } from './walk-contributions.ts'
export {
  draftImport,
  joinHeaders,
  type ImportDraft,
  type WalkedPart,
} from './imports/draft-import.ts'
export { mayBePassedOn } from './imports/may-be-passed-on.ts'
export { prepareImport } from './imports/prepare-import.ts'
export { readApart } from './imports/reading/read-apart.ts'
export { listOpenItems } from './open-items.ts'
export { writeItems, type ItemsFile } from './write-words-file.ts'
export {
  dropImport,
  finishImport,
  insertEntries,
  insertImport,
  listEntries,
  listImportsOfVoices,
  listOtherImports,
  voicesFormat,
} from './imports/imports.repository.ts'
export { createKeyOf, keptReasons, type ImportTerms } from './imports/judge-entry.ts'
export { listImports, type ImportRow } from './imports/import-sources.repository.ts'
export { saveImport } from './imports/save-import.ts'
export { clearUndoneImports, setUndone } from './imports/undone-imports.repository.ts'
export {
  changeClaimed,
  changeJob,
  claimJob,
  countOpenJobs,
  findJob,
  freeClaims,
  listClaims,
  nameOfClaim,
  insertJob,
  letPiecesGo,
  listForgottenJobs,
  listJobs,
  listPieces,
  putPiece,
  removeJob,
  type FoundJob,
  type ImportJobRow,
} from './imports/import-jobs.repository.ts'
export {
  completeMapping,
  findRememberedMapping,
  mappingSchema,
} from './imports/remembered-mapping.ts'
