import { apiPaths, courseRecordingsSchema } from '@mboa/contract'
import { defineRoute, type Route } from '../../../http/route.ts'
import { refuse, succeed } from '../../../outcome.ts'
import type { ListCourseRecordings } from './course-recordings.service.ts'

export function createCourseRecordingRoutes(list: ListCourseRecordings): readonly Route[] {
  return [
    defineRoute({
      method: 'GET',
      path: apiPaths.courseRecordings,
      summary: 'The recordings of a course that came, changed and went after a cursor',
      access: 'signed-in',
      answer: courseRecordingsSchema,
      async handle({ params: { course = '' }, c }) {
        const after = c.req.query('after') ?? '0'
        if (!/^\d{1,15}$/.test(after)) return refuse('invalid-request')
        const epoch = c.req.query('epoch')
        return succeed(await list(course, { cursor: Number(after), epoch }))
      },
    }),
  ]
}
