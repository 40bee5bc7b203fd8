export { languageActAccountData } from './account-data.ts'
export { agentOf, recordAct, theOperator, type Agent } from './record-act.ts'
export { listActs, wasRemovedSince, type ActRow } from './repository.ts'
