import { apiPaths, courseRecordingsSchema, reportAnswersSchema } from '@mboa/contract'
import { parseInstant } from '../../../http/parse-body.ts'
import { defineRoute, type Route } from '../../../http/route.ts'
import { refuse, succeed } from '../../../outcome.ts'
import { findReportAnswers } from '../sound-reports/sound-reports.service.ts'
import { listCourseRecordings } from './course-recordings.service.ts'

export const courseRecordingRoutes: readonly Route[] = [
  defineRoute({
    method: 'GET',
    path: apiPaths.courseRecordings,
    summary: 'The recordings of a course that came, changed and went after a cursor',
    access: 'signed-in',
    answer: courseRecordingsSchema,
    async handle({ context, params: { course = '' }, c }) {
      const after = c.req.query('after') ?? '0'
      if (!/^\d{1,15}$/.test(after)) return refuse('invalid-request')
      const heard = { cursor: Number(after), epoch: c.req.query('epoch') }
      return succeed(await listCourseRecordings(context, course, heard))
    },
  }),
]

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
