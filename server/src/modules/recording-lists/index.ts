import { apiPaths, recordingOverviewSchema } from '@mboa/contract'
import { defineRoute, type Route } from '../../http/route.ts'
import { getRecordingOverview } from './recording-lists.service.ts'

/** What there is to record, as recorders are told. */
export const recordingListRoutes: readonly Route[] = [
  defineRoute({
    method: 'GET',
    path: apiPaths.recordingList,
    summary: 'What of a course is recorded, asked for, and told beyond its packs',
    access: 'recorder',
    answer: recordingOverviewSchema,
    handle: ({ context, actor, params: { course = '' } }) =>
      getRecordingOverview(context, actor, course),
  }),
]
