import type { Context } from '../../../context.ts'
import type { MailComposer } from '../../../platform/mail/mail.ts'
import { composeEmailChangedMail, emailChangedTemplate } from './email-changed-mail.ts'
import { composePasswordChangedMail, passwordChangedTemplate } from './password-changed-mail.ts'
import { composeResetMail, resetTemplate } from './reset-mail.ts'
import { accountDeletedTemplate, composeAccountDeletedMail } from './account-deleted-mail.ts'
import { composeInvitationMail, invitationTemplate } from './invitation-mail.ts'
import { composeVerificationMail, verificationTemplate } from './verification-mail.ts'

/** Writers of this module's mails, by template. */
export function accountMails(context: Context): Readonly<Record<string, MailComposer>> {
  return {
    [verificationTemplate]: (payload) => composeVerificationMail(context, payload),
    [resetTemplate]: (payload) => composeResetMail(context, payload),
    [emailChangedTemplate]: (payload) => composeEmailChangedMail(context, payload),
    [passwordChangedTemplate]: (payload) => composePasswordChangedMail(context, payload),
    [invitationTemplate]: (payload) => composeInvitationMail(context, payload),
    [accountDeletedTemplate]: (payload) => composeAccountDeletedMail(context, payload),
  }
}
