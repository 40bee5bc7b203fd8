import { apiPaths, speakerCreditSchema } from '@mboa/contract'
import { defineRoute, type Route } from '../../../http/route.ts'
import { succeed } from '../../../outcome.ts'
import type { Database } from '../../../platform/database/database.ts'
import { announceTakesOf } from '../published/published-recordings.repository.ts'
import { readCredit, writeCredit } from './speaker-credits.repository.ts'
import { speakerIdOf } from './speaker-id.ts'

export function createSpeakerCreditRoutes({ database }: { database: Database }): readonly Route[] {
  return [
    defineRoute({
      method: 'GET',
      path: apiPaths.speakerCredit,
      summary: 'How one is named beside one’s recordings',
      access: 'recorder',
      answer: speakerCreditSchema,
      handle: async ({ actor }) => succeed(await readCredit(database.queries, actor.accountId)),
    }),
    defineRoute({
      method: 'PUT',
      path: apiPaths.speakerCredit,
      summary: 'Choose to be named by name, by a pseudonym, or not at all',
      access: 'recorder',
      body: speakerCreditSchema,
      answer: speakerCreditSchema,
      async handle({ actor: { accountId }, body }) {
        await database.transaction(async (queries) => {
          await writeCredit(queries, accountId, body)
          await announceTakesOf(queries, speakerIdOf(accountId))
        })
        return succeed(body)
      },
    }),
  ]
}
