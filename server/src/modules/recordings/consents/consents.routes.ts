import { apiPaths, consentChoicesSchema, consentsSchema } from '@mboa/contract'
import { defineRoute, type Route } from '../../../http/route.ts'
import { succeed } from '../../../outcome.ts'
import type { ConsentService } from './consents.service.ts'

export function createConsentRoutes(consents: ConsentService): readonly Route[] {
  return [
    defineRoute({
      method: 'GET',
      path: apiPaths.consents,
      summary: 'What one has consented to as a speaker, and when',
      access: 'signed-in',
      answer: consentsSchema,
      handle: async ({ actor }) => succeed(await consents.list(actor)),
    }),
    defineRoute({
      method: 'PUT',
      path: apiPaths.consents,
      summary: 'Give and withdraw consents',
      access: 'signed-in',
      body: consentChoicesSchema,
      answer: consentsSchema,
      handle: ({ actor, body }) => consents.choose(actor, body),
    }),
  ]
}
