import { speakerCreditSchema, accountApiPaths } from '@mboa/contract'
import { defineRoute, type Route } from '../../../http/route.ts'
import { succeed } from '../../../outcome.ts'
import { readCredit } from './speaker-credits.repository.ts'
import { chooseCredit } from './speaker-credits.service.ts'

export const speakerCreditRoutes: readonly Route[] = [
  defineRoute({
    method: 'GET',
    path: accountApiPaths.speakerCredit,
    summary: 'How one is named beside one’s recordings',
    access: 'signed-in',
    answer: speakerCreditSchema,
    handle: async ({ context, actor }) =>
      succeed(await readCredit(context.database.queries, actor.accountId)),
  }),
  defineRoute({
    method: 'PUT',
    path: accountApiPaths.speakerCredit,
    summary: 'Choose to be named by name, by a pseudonym, or not at all',
    access: 'signed-in',
    body: speakerCreditSchema,
    answer: speakerCreditSchema,
    handle: ({ context, actor, body }) => chooseCredit(context, actor, body),
  }),
]
