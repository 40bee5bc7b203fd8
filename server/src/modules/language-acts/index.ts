import type { ProfileExport } from '@mboa/contract'
import type { AccountData } from '../../account-data.ts'
import type { Queries } from '../../platform/database/database.ts'
import { forgetActor, listActsOf } from './repository.ts'

export { listActs, wasRemovedSince, type ActRow } from './repository.ts'
export { agentOf, recordAct, theOperator, type Agent } from './record-act.ts'

export const languageActAccountData: AccountData = {
  describe: async (queries, accountId) => ({
    languageActs: await describeActsOf(queries, accountId),
  }),
  erase: (queries, accountId) => forgetActor(queries, accountId),
}

/** What somebody did for a language, and what was done to them. */
async function describeActsOf(
  queries: Queries,
  accountId: string,
): Promise<NonNullable<ProfileExport['languageActs']>> {
  const acts = await listActsOf(queries, accountId)
  return acts.map(({ actedAt, act, language, actorId, thing }) => ({
    actedAt,
    act,
    language,
    wasActor: actorId === accountId,
    thing,
  }))
}
