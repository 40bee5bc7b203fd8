import { api } from '@mboa/contract'
import { defineRoute, type Route } from '../../../http/route.ts'
import { forgotLimit, resetLimit } from '../limits.ts'
import {
  forgotPasswordBodySchema,
  requestReset,
  resetPasswordBodySchema,
  resetPassword,
} from './service.ts'

export const passwordResetRoutes: readonly Route[] = [
  defineRoute(api.forgotPassword, {
    summary: 'Mail a link for choosing a new password; answers alike for unknown addresses',
    access: 'anyone',
    bodySchema: forgotPasswordBodySchema,
    limit: forgotLimit,
    handle: ({ context, body }) => requestReset(context, body),
  }),
  defineRoute(api.resetPassword, {
    summary: 'Set a new password with the code of a mailed link, once',
    access: 'anyone',
    bodySchema: resetPasswordBodySchema,
    limit: resetLimit,
    handle: ({ context, body }) => resetPassword(context, body),
  }),
]
