import type { Endpoint } from '../endpoint.ts'
import { loginRequestSchema, sessionResponseSchema } from './accounts.ts'

export const login = {
  method: 'POST',
  path: '/api/auth/login',
  body: loginRequestSchema,
  answer: sessionResponseSchema,
  refuses: [
    'email-not-verified',
    'email-not-found',
    'wrong-password',
    'invalid-email',
    'account-disabled',
    'operation-not-allowed',
  ],
} as const satisfies Endpoint

export const logout = {
  method: 'POST',
  path: '/api/auth/logout',
} as const satisfies Endpoint

export const readSession = {
  method: 'GET',
  path: '/api/auth/session',
  answer: sessionResponseSchema,
} as const satisfies Endpoint
