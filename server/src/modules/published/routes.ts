import { api } from '@mboa/contract'
import { answerRange } from '../../http/answer-range.ts'
import { defineRoute, type Route } from '../../http/route.ts'
import { succeed } from '../../result.ts'
import { clipContentTypes } from '../takes/index.ts'
import { listCourseRecordings } from './course-recordings.ts'
import { findOpenClip } from './open-recordings.ts'

export const courseRecordingRoutes: readonly Route[] = [
  defineRoute(api.listCourseRecordings, {
    summary: 'The recordings of a course that came, changed and went after a cursor',
    access: 'signed-in',
    compressed: true,
    async handle({ context, params: { course }, query }) {
      const heard = { cursor: query.after, epoch: query.epoch }
      return succeed(await listCourseRecordings(context, course, heard))
    },
  }),
  defineRoute(api.readOpenClip, {
    summary: 'Sound that its speaker gave to open data, for anybody',
    access: 'anyone',
    ignoresSession: true,
    async handle({ context, params: { clip }, c }) {
      const found = await findOpenClip(context, clip)
      if (!found.ok) return found
      const { blob, ending } = found.value
      c.header('Content-Type', clipContentTypes[ending])
      // Asked for again each time: from one moment to the next the consent may be withdrawn.
      c.header('Cache-Control', 'private, no-cache')
      return answerRange(c, blob, (range) => context.blobs.read(blob.hash, range))
    },
  }),
]
