import { apiPaths, forgotPasswordRequestSchema, resetPasswordRequestSchema } from '@mboa/contract'
import { defineRoute, type Route } from '../../../http/route.ts'
import { forgotLimit, resetLimit } from '../limits.ts'
import { forgotForm, resetForm, type PasswordReset } from './password-reset.service.ts'

export function createPasswordResetRoutes(passwordReset: PasswordReset): readonly Route[] {
  return [
    defineRoute({
      method: 'POST',
      path: apiPaths.forgotPassword,
      summary: 'Mail a link for choosing a new password; answers alike for unknown addresses',
      access: 'anyone',
      body: forgotForm,
      documentedBody: forgotPasswordRequestSchema,
      limit: forgotLimit,
      handle: ({ body }) => passwordReset.ask(body),
    }),
    defineRoute({
      method: 'POST',
      path: apiPaths.resetPassword,
      summary: 'Set a new password with the code of a mailed link, once',
      access: 'anyone',
      body: resetForm,
      documentedBody: resetPasswordRequestSchema,
      limit: resetLimit,
      handle: ({ body }) => passwordReset.reset(body),
    }),
  ]
}
