import { apiPaths, recordingOverviewSchema } from '@mboa/contract'
import { defineRoute, type Route } from '../../http/route.ts'
import { createGetRecordingOverview } from './recording-lists.service.ts'

/** The door of the module that tells recorders what there is to record. */
export interface RecordingLists {
  readonly routes: readonly Route[]
}

export function createRecordingLists(
  dependencies: Parameters<typeof createGetRecordingOverview>[0],
): RecordingLists {
  const getRecordingOverview = createGetRecordingOverview(dependencies)
  return {
    routes: [
      defineRoute({
        method: 'GET',
        path: apiPaths.recordingList,
        summary: 'What of a course is recorded, asked for, and told beyond its packs',
        access: 'recorder',
        answer: recordingOverviewSchema,
        handle: ({ actor, params: { course = '' } }) => getRecordingOverview(actor, course),
      }),
    ],
  }
}
