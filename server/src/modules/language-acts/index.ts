import type { ProfileExport } from '@mboa/contract'
import type { Queries } from '../../platform/database/database.ts'
import { listActsOf } from './language-acts.repository.ts'

export { forgetActor, listActs, wasRemovedSince, type ActRow } from './language-acts.repository.ts'
export { agentOf, recordAct, theOperator, type Agent } from './record-act.ts'

/** What somebody did for a language, and what was done to them, for their own export. */
export async function describeActsOf(
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
