import { apiPaths, speakerCreditSchema } from '@mboa/contract'
import { defineRoute, type Route } from '../../../http/route.ts'
import { refuse, succeed } from '../../../outcome.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { ChooseCredit } from './choose-credit.service.ts'
import { isSpeaker } from '../consents/is-speaker.ts'
import { readCredit } from './speaker-credits.repository.ts'

export function createSpeakerCreditRoutes({
  database,
  chooseCredit,
}: {
  database: Database
  chooseCredit: ChooseCredit
}): readonly Route[] {
  return [
    defineRoute({
      method: 'GET',
      path: apiPaths.speakerCredit,
      summary: 'How one is named beside one’s recordings',
      access: 'signed-in',
      answer: speakerCreditSchema,
      handle: async ({ actor }) => succeed(await readCredit(database.queries, actor.accountId)),
    }),
    defineRoute({
      method: 'PUT',
      path: apiPaths.speakerCredit,
      summary: 'Choose to be named by name, by a pseudonym, or not at all',
      access: 'signed-in',
      body: speakerCreditSchema,
      answer: speakerCreditSchema,
      async handle({ actor, body }) {
        if (!(await isSpeaker(database.queries, actor))) return refuse('not-allowed')
        await chooseCredit(actor, body)
        return succeed(body)
      },
    }),
  ]
}
