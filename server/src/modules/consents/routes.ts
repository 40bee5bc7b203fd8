import { api } from '@mboa/contract'
import { defineRoute, type Route } from '../../http/route.ts'
import { succeed } from '../../result.ts'
import { readCredit } from './repository.ts'
import { chooseCredit } from './speaker-credits.ts'
import { chooseConsents, presentConsents } from './service.ts'

export const consentRoutes: readonly Route[] = [
  defineRoute(api.readConsents, {
    summary: 'What one has consented to as a speaker, and when',
    access: 'signed-in',
    handle: async ({ context, actor }) =>
      succeed(await presentConsents(context.database.queries, actor)),
  }),
  defineRoute(api.chooseConsents, {
    summary: 'Give and withdraw consents',
    access: 'signed-in',
    handle: ({ context, actor, body }) => chooseConsents(context, actor, body),
  }),
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
