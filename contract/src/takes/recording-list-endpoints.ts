import * as v from 'valibot'
import type { Endpoint } from '../endpoint.ts'
import { conceptSectionSchema } from './concepts.ts'
import { recordingOverviewSchema } from './recording-lists.ts'

/** What is known of the recordings of a course. */
export const readRecordingList = {
  method: 'GET',
  path: '/api/recording-lists/:course',
  query: v.object({ known: v.optional(v.string()) }),
  answer: recordingOverviewSchema,
  refuses: ['not-found'],
} as const satisfies Endpoint

/** A section of the list of concepts, in the revision that recording lists name. */
export const readConcepts = {
  method: 'GET',
  path: '/api/concepts/:section/:revision',
  answer: conceptSectionSchema,
  refuses: ['not-found'],
} as const satisfies Endpoint
