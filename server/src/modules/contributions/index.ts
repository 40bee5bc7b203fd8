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
export { decideContribution, undoDecision } from './decide-contribution.ts'
export { findAllPresent } from './find-present.ts'
export { findContributionsOfOthers, listToDecide } from './list-to-decide.ts'
export { receiveContributions } from './receive-contributions.ts'
export { contributionRoutes } from './routes.ts'
export { findItemKind } from './find-item-kind.ts'
export { findConceptOfTake, findTextsOfTakes, type TextOfTake } from './find-texts-of-takes.ts'
export { contributionOf, itemIdOf } from './contribution-presenter.ts'
export { listContributionsToJudge } from './list-contributions.ts'
export { contributionWithdrawals, judgeContribution } from './judge-contributions.ts'
export { createListRecordableItems } from './recordable-items.ts'
export { readContributedItems, type ContributedItems } from './contributed-items.ts'
export { readCourseChanges, selectCourseChanges } from './repository.ts'
export { listAllContributions } from './walk-contributions.ts'
export { mayBePassedOn } from './imports/may-be-passed-on.ts'
export { listOpenItems } from './open-items.ts'
export { writeItems, type ItemsFile } from './write-words-file.ts'
export { listImports, type ImportRow } from './imports/import-sources.repository.ts'
export { isOfKeptImport } from './imports/kept-imports.repository.ts'
export {
  clearUndone,
  clearUndoneImports,
  removeEntries,
  removeSlices,
  setUndone,
  sliceRows,
} from './imports/undone-imports.repository.ts'
export { meaningSeparator } from './meanings.ts'
