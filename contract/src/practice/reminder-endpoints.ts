import type { Endpoint } from '../endpoint.ts'
import { remindMeSchema, reminderSchema } from './reminders.ts'

/** Describes the daily reminder on the caller's devices. */
export const readReminder = {
  method: 'GET',
  path: '/api/reminder',
  answer: reminderSchema,
} as const satisfies Endpoint

export const setReminder = {
  method: 'PUT',
  path: '/api/reminder',
  body: remindMeSchema,
  refuses: ['operation-not-allowed', 'not-found'],
} as const satisfies Endpoint

export const stopReminder = {
  method: 'DELETE',
  path: '/api/reminder',
} as const satisfies Endpoint
