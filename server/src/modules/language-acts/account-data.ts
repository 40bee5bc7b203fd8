import type { ProfileExport } from '@mboa/contract'
import type { AccountData } from '../../account-data.ts'
import type { Queries } from '../../platform/database/database.ts'
import { forgetActor, listActsOf } from './repository.ts'

export const languageActAccountData = {
  describe: async (queries, accountId) => ({
    languageActs: await describeActsOf(queries, accountId),
  }),
  erase: forgetActor,
} satisfies AccountData

/** Exports an account's acts for languages, and the acts of others that concern it. */
async function describeActsOf(
  queries: Queries,
  accountId: string,
): Promise<ProfileExport['languageActs']> {
  const acts = await listActsOf(queries, accountId)
  return acts.map(({ actedAt, act, language, actorId, thing }) => ({
    actedAt,
    act,
    language,
    wasActor: actorId === accountId,
    thing,
  }))
}
