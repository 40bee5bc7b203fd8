import { api } from '@mboa/contract'
import { defineRoute, type Route } from '../../../http/route.ts'
import { succeed } from '../../../outcome.ts'
import { chooseConsents, presentConsents } from './consents.service.ts'

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
]
