import * as v from 'valibot'
import type { Endpoint } from '../endpoint.ts'
import { pageAfterSchema, pageBeforeSchema } from '../fields.ts'
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
  query: pageBeforeSchema,
  answer: deskImportsSchema,
  refuses: ['not-found'],
} as const satisfies Endpoint

export const undoImport = {
  method: 'DELETE',
  path: '/api/language-desk/:language/imports/:id',
  refuses: ['not-found'],
} as const satisfies Endpoint

/** Lists the speakers in an import of existing recordings. */
export const listImportedVoices = {
  method: 'GET',
  path: '/api/language-desk/:language/imports/:id/voices',
  query: pageAfterSchema,
  answer: importedVoicesSchema,
  refuses: ['not-found'],
} as const satisfies Endpoint

export const takeBackImportedVoice = {
  method: 'DELETE',
  path: '/api/language-desk/:language/imported-voices/:id',
  refuses: ['not-found'],
} as const satisfies Endpoint

export const listImportedClips = {
  method: 'GET',
  path: '/api/language-desk/:language/imported-voices/:id/clips',
  query: v.object({ after: v.optional(v.string(), ''), said: v.optional(v.string(), '') }),
  answer: importedClipsSchema,
  refuses: ['not-found'],
} as const satisfies Endpoint

export const takeBackImportedClip = {
  method: 'DELETE',
  path: '/api/language-desk/:language/imported-clips/:id',
  refuses: ['not-found'],
} as const satisfies Endpoint

/** Lists the files that are being imported in the background, newest first. */
export const listImportJobs = {
  method: 'GET',
  path: '/api/language-desk/:language/import-jobs',
  query: pageBeforeSchema,
  answer: importJobsSchema,
  refuses: ['not-found'],
} as const satisfies Endpoint

export const openImportJob = {
  method: 'POST',
  path: '/api/language-desk/:language/import-jobs',
  body: openImportJobSchema,
  answer: importJobSchema,
  refuses: ['not-found', 'quota-reached'],
} as const satisfies Endpoint

export const readImportJob = {
  method: 'GET',
  path: '/api/language-desk/:language/import-jobs/:id',
  answer: importJobSchema,
  refuses: ['not-found'],
} as const satisfies Endpoint

export const changeImportJob = {
  method: 'PUT',
  path: '/api/language-desk/:language/import-jobs/:id',
  body: changeImportJobSchema,
  answer: importJobSchema,
  refuses: ['not-found'],
} as const satisfies Endpoint

export const sendImportPiece = {
  method: 'PUT',
  path: '/api/language-desk/:language/import-jobs/:id/pieces/:place',
  body: 'bytes',
  answer: importJobSchema,
  refuses: ['not-found'],
} as const satisfies Endpoint

export const keepImportJob = {
  method: 'POST',
  path: '/api/language-desk/:language/import-jobs/:id/keep',
  body: keepImportJobSchema,
  answer: importJobSchema,
  refuses: ['not-found', 'consent-text-changed'],
} as const satisfies Endpoint

export const deleteImportJob = {
  method: 'DELETE',
  path: '/api/language-desk/:language/import-jobs/:id',
  refuses: ['not-found'],
} as const satisfies Endpoint
