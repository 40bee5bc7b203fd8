import { apiPaths, reportAnswersSchema } from '@mboa/contract'
import { parseInstant } from '../../../http/parse-body.ts'
import { defineRoute, type Route } from '../../../http/route.ts'
import { succeed } from '../../../outcome.ts'
import { findReportAnswers } from './sound-reports.service.ts'

export const soundReportRoutes: readonly Route[] = [
  defineRoute({
    method: 'GET',
    path: apiPaths.reportAnswers,
    summary: 'What became of the sound that one asked for or reported',
    access: 'signed-in',
    answer: reportAnswersSchema,
    handle: async ({ context, actor, c }) => {
      const since = parseInstant(c.req.query('since'))
      return succeed(await findReportAnswers(context.database.queries, actor, since))
    },
  }),
]
