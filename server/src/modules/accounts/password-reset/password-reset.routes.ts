import {
  forgotPasswordRequestSchema,
  resetPasswordRequestSchema,
  accountApiPaths,
} from '@mboa/contract'
import { defineRoute, type Route } from '../../../http/route.ts'
import { forgotLimit, resetLimit } from '../limits.ts'
import { forgotForm, requestReset, resetForm, resetPassword } from './password-reset.service.ts'

export const passwordResetRoutes: readonly Route[] = [
  defineRoute({
    method: 'POST',
    path: accountApiPaths.forgotPassword,
    summary: 'Mail a link for choosing a new password; answers alike for unknown addresses',
    access: 'anyone',
    body: forgotForm,
    documentedBody: forgotPasswordRequestSchema,
    limit: forgotLimit,
    handle: ({ context, body }) => requestReset(context, body),
  }),
  defineRoute({
    method: 'POST',
    path: accountApiPaths.resetPassword,
    summary: 'Set a new password with the code of a mailed link, once',
    access: 'anyone',
    body: resetForm,
    documentedBody: resetPasswordRequestSchema,
    limit: resetLimit,
    handle: ({ context, body }) => resetPassword(context, body),
  }),
]
