import * as v from 'valibot'
import { courseCodeSchema } from '../courses/content-items.ts'
import type { Endpoint } from '../endpoint.ts'
import { conceptSectionSchema } from './concepts.ts'
import { recordingOverviewSchema } from './recording-lists.ts'

/** Returns the lists of what to record in a course, and what is recorded already. */
export const readRecordingList = {
  method: 'GET',
  path: '/api/recording-lists/:course',
  params: { course: courseCodeSchema },
  query: v.object({ known: v.optional(v.string()) }),
  answer: recordingOverviewSchema,
  refuses: ['not-found'],
} as const satisfies Endpoint

/** Returns a section of the list of concepts, in the revision that the recording list names. */
export const readConcepts = {
  method: 'GET',
  path: '/api/concepts/:section/:revision',
  answer: conceptSectionSchema,
  refuses: ['not-found'],
} as const satisfies Endpoint
