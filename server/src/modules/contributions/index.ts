export { countContributions } from './contributions.repository.ts'
export { contributionRoutes } from './contributions.routes.ts'
export { findItemKind } from './find-item-kind.ts'
export { findTold, type Told } from './find-told.ts'
export {
  itemsOfContributions,
  type LicensedContribution,
  type Vouch,
} from './items-of-contributions.ts'
export { listRecordableItems } from './list-contributions.service.ts'
export { settleContributions } from './settle-contributions.ts'
export { listToldItems, readToldMark, type ToldItems } from './told-items.ts'
export {
  listAllContributions,
  walkContributionsOf,
  walkJudgementsBy,
  type ToldContribution,
} from './walk-contributions.ts'
