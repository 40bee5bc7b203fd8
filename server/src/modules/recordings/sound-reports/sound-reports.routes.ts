import { apiPaths, reportAnswersSchema } from '@mboa/contract'
import { defineRoute, type Route } from '../../../http/route.ts'
import { succeed } from '../../../outcome.ts'
import { instantQuery } from '../instant-query.ts'
import type { createListAnswers } from './sound-reports.service.ts'

export function createSoundReportRoutes(
  list: ReturnType<typeof createListAnswers>,
): readonly Route[] {
  return [
    defineRoute({
      method: 'GET',
      path: apiPaths.reportAnswers,
      summary: 'What became of the sound that one asked for or reported',
      access: 'signed-in',
      answer: reportAnswersSchema,
      handle: async ({ actor, c }) => succeed(await list(actor, instantQuery(c, 'since'))),
    }),
  ]
}
