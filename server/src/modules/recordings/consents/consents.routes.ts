import { apiPaths, consentChoicesSchema, consentsSchema } from '@mboa/contract'
import { defineRoute, type Route } from '../../../http/route.ts'
import { succeed } from '../../../outcome.ts'
import { chooseConsents, presentConsents } from './consents.service.ts'

export const consentRoutes: readonly Route[] = [
  defineRoute({
    method: 'GET',
    path: apiPaths.consents,
    summary: 'What one has consented to as a speaker, and when',
    access: 'signed-in',
    answer: consentsSchema,
    handle: async ({ context, actor }) =>
      succeed(await presentConsents(context.database.queries, actor)),
  }),
  defineRoute({
    method: 'PUT',
    path: apiPaths.consents,
    summary: 'Give and withdraw consents',
    access: 'signed-in',
    body: consentChoicesSchema,
    answer: consentsSchema,
    handle: ({ context, actor, body }) => chooseConsents(context, actor, body),
  }),
]
