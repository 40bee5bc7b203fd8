import * as v from 'valibot'
import { courseCodeSchema } from '../courses/content-items.ts'
import type { Endpoint } from '../endpoint.ts'
import {
  idSchema,
  pageAfterSchema,
  pageBeforeSchema,
  speakerIdSchema,
  wholeNumber,
} from '../fields.ts'
import {
  changeImportJobSchema,
  importJobSchema,
  importJobsSchema,
  keepImportJobSchema,
  openImportJobSchema,
} from './desk-import-jobs.ts'
import { deskImportsSchema, importedClipsSchema, importedVoicesSchema } from './desk-imports.ts'

export const listImports = {
  method: 'GET',
  path: '/api/language-desk/:language/imports',
  params: { language: courseCodeSchema },
  query: pageBeforeSchema,
  answer: deskImportsSchema,
  refuses: ['not-found'],
} as const satisfies Endpoint

export const undoImport = {
  method: 'DELETE',
  path: '/api/language-desk/:language/imports/:id',
  params: { language: courseCodeSchema, id: idSchema },
  refuses: ['not-found'],
} as const satisfies Endpoint

/** Lists the speakers in an import of existing recordings. */
export const listImportedVoices = {
  method: 'GET',
  path: '/api/language-desk/:language/imports/:id/voices',
  params: { language: courseCodeSchema, id: idSchema },
  query: pageAfterSchema,
  answer: importedVoicesSchema,
  refuses: ['not-found'],
} as const satisfies Endpoint

export const takeBackImportedVoice = {
  method: 'DELETE',
  path: '/api/language-desk/:language/imported-voices/:id',
  params: { language: courseCodeSchema, id: speakerIdSchema },
  refuses: ['not-found'],
} as const satisfies Endpoint

export const listImportedClips = {
  method: 'GET',
  path: '/api/language-desk/:language/imported-voices/:id/clips',
  params: { language: courseCodeSchema, id: speakerIdSchema },
  query: v.object({ after: v.optional(v.string(), ''), said: v.optional(v.string(), '') }),
  answer: importedClipsSchema,
  refuses: ['not-found'],
} as const satisfies Endpoint

export const takeBackImportedClip = {
  method: 'DELETE',
  path: '/api/language-desk/:language/imported-clips/:id',
  params: { language: courseCodeSchema, id: idSchema },
  refuses: ['not-found'],
} as const satisfies Endpoint

/** Lists the files that are being imported in the background, newest first. */
export const listImportJobs = {
  method: 'GET',
  path: '/api/language-desk/:language/import-jobs',
  params: { language: courseCodeSchema },
  query: pageBeforeSchema,
  answer: importJobsSchema,
  refuses: ['not-found'],
} as const satisfies Endpoint

export const openImportJob = {
  method: 'POST',
  path: '/api/language-desk/:language/import-jobs',
  params: { language: courseCodeSchema },
  body: openImportJobSchema,
  answer: importJobSchema,
  refuses: ['not-found', 'quota-reached'],
} as const satisfies Endpoint

export const readImportJob = {
  method: 'GET',
  path: '/api/language-desk/:language/import-jobs/:id',
  params: { language: courseCodeSchema, id: idSchema },
  answer: importJobSchema,
  refuses: ['not-found'],
} as const satisfies Endpoint

export const changeImportJob = {
  method: 'PUT',
  path: '/api/language-desk/:language/import-jobs/:id',
  params: { language: courseCodeSchema, id: idSchema },
  body: changeImportJobSchema,
  answer: importJobSchema,
  refuses: ['not-found'],
} as const satisfies Endpoint

export const sendImportPiece = {
  method: 'PUT',
  path: '/api/language-desk/:language/import-jobs/:id/pieces/:place',
  params: { language: courseCodeSchema, id: idSchema, place: wholeNumber },
  body: 'bytes',
  answer: importJobSchema,
  refuses: ['not-found'],
} as const satisfies Endpoint

export const keepImportJob = {
  method: 'POST',
  path: '/api/language-desk/:language/import-jobs/:id/keep',
  params: { language: courseCodeSchema, id: idSchema },
  body: keepImportJobSchema,
  answer: importJobSchema,
  refuses: ['not-found', 'consent-text-changed'],
} as const satisfies Endpoint

export const deleteImportJob = {
  method: 'DELETE',
  path: '/api/language-desk/:language/import-jobs/:id',
  params: { language: courseCodeSchema, id: idSchema },
  refuses: ['not-found'],
} as const satisfies Endpoint
