import * as v from 'valibot'
import type { Endpoint } from '../endpoint.ts'
import { wholeNumber } from '../fields.ts'
import { syncRequestSchema, syncResponseSchema } from './practice.ts'
import {
  reportAnswersSchema,
  sendReportsRequestSchema,
  sendReportsResponseSchema,
} from './reports.ts'

export const syncPractice = {
  method: 'POST',
  path: '/api/practice/sync',
  body: syncRequestSchema,
  answer: syncResponseSchema,
  refuses: [],
} as const satisfies Endpoint

export const sendReports = {
  method: 'POST',
  path: '/api/reports',
  body: sendReportsRequestSchema,
  answer: sendReportsResponseSchema,
} as const satisfies Endpoint

/** Lists what became of a learner's requests and reports about sound. */
export const listReportAnswers = {
  method: 'GET',
  path: '/api/reports/answers',
  query: v.object({ since: v.optional(wholeNumber, '0') }),
  answer: reportAnswersSchema,
} as const satisfies Endpoint
