import { api } from '@mboa/contract'
import { defineRoute, type Route } from '../../../http/route.ts'
import { succeed } from '../../../outcome.ts'
import { readCredit } from './speaker-credits.repository.ts'
import { chooseCredit } from './speaker-credits.service.ts'

export const speakerCreditRoutes: readonly Route[] = [
  defineRoute(api.readSpeakerCredit, {
    summary: 'How one is named beside one’s recordings',
    access: 'signed-in',
    handle: async ({ context, actor }) =>
      succeed(await readCredit(context.database.queries, actor.accountId)),
  }),
  defineRoute(api.changeSpeakerCredit, {
    summary: 'Choose to be named by name, by a pseudonym, or not at all',
    access: 'signed-in',
    handle: ({ context, actor, body }) => chooseCredit(context, actor, body),
  }),
]
