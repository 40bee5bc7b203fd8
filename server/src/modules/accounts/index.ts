import type { AllAccountData } from '../../account-data.ts'
import type { Context } from '../../context.ts'
import type { Route } from '../../http/route.ts'
import type { MailComposer } from '../../platform/mail/mail.ts'
import type { Sweeps } from '../../platform/run-sweeps.ts'
import { removeCodesExpiredBefore } from './account-codes.repository.ts'
import { signInRoutes } from './routes.ts'
import { removePendingExpiredBefore } from './google/repository.ts'
import { sessionWithdrawals } from './end-sessions.ts'
import { googleRoutes } from './google/routes.ts'
import { codeRetentionMs, invitationRetentionMs } from './limits.ts'
import { lockWithdrawals } from './operator/operator-accounts.ts'
import { composeEmailChangedMail, emailChangedTemplate } from './operator/email-changed-mail.ts'
import { composePasswordChangedMail, passwordChangedTemplate } from './password-changed-mail.ts'
import { passwordResetRoutes } from './password-reset/routes.ts'
import { composeResetMail, resetTemplate } from './password-reset/reset-mail.ts'
import {
  accountDeletedTemplate,
  composeAccountDeletedMail,
} from './profile/account-deleted-mail.ts'
import { deletionWithdrawals } from './profile/delete-account.ts'
import { photoWithdrawals } from './profile/photos.ts'
import { profileRoutes } from './profile/routes.ts'
import { composeInvitationMail, invitationTemplate } from './recorders/invitation-mail.ts'
import { coordinatorWithdrawals } from './recorders/coordinators.ts'
import { removeInvitationsExpiredBefore } from './recorders/repository.ts'
import { recorderRoutes } from './recorders/routes.ts'
import { recorderWithdrawals } from './recorders/service.ts'
import { removeSessionsExpiredBefore } from './sessions.repository.ts'
import { composeVerificationMail, verificationTemplate } from './verification/verification-mail.ts'

export { createOpenIdClient } from './google/openid-client.ts'
export { changeEmail, resendVerification } from './operator/change-email.ts'
export {
  addAccount,
  disableAccount,
  enableAccount,
  findAccountReport,
  type AccountReport,
  type NewPerson,
} from './operator/operator-accounts.ts'
export { createPasswordHasher } from './password-hasher.ts'
export { listNames } from './repository.ts'
export { deleteAccount } from './profile/delete-account.ts'
export { createPhotoEncoder } from './profile/photo-encoder/photo-encoder.ts'
export { endCoordinator, nameCoordinator } from './recorders/coordinators.ts'
export { admitAddress, inviteByLink, inviteRecorder, revokeInvitation } from './recorders/invite.ts'
export {
  countOpenInvitations,
  listOpenInvitations,
  type Invitation,
} from './recorders/repository.ts'
export { removeRecorder, revokeRecorder } from './recorders/service.ts'
export { emailField } from './sign-up/sign-up-form.ts'
export { createSecurityLog } from './security-log.ts'
export { findActor } from './sessions.ts'

export const accountWithdrawals = (accountData: AllAccountData) => ({
  ...deletionWithdrawals(accountData),
  ...lockWithdrawals,
  ...sessionWithdrawals,
  ...photoWithdrawals,
  ...recorderWithdrawals,
  ...coordinatorWithdrawals,
})

export const accountRoutes: readonly Route[] = [
  ...signInRoutes,
  ...passwordResetRoutes,
  ...googleRoutes,
  ...profileRoutes,
  ...recorderRoutes,
]

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

/** Forget sessions that have ended and codes that identify nobody any more. */
export function accountSweeps({
  database: { queries },
  clock,
}: Pick<Context, 'database' | 'clock'>): Sweeps {
  return {
    sessions: () => removeSessionsExpiredBefore(queries, clock.now()),
    invitations: () => removeInvitationsExpiredBefore(queries, clock.now() - invitationRetentionMs),
    'Google sign-ups': () => removePendingExpiredBefore(queries, clock.now()),
    codes: () => removeCodesExpiredBefore(queries, clock.now() - codeRetentionMs),
  }
}
