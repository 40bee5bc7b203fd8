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
export { removeRecorder, revokeRecorder } from './recorders/remove-recorder.ts'
export { emailField } from './sign-up/sign-up-form.ts'
export { createSecurityLog } from './security-log.ts'
export { findActor } from './sessions.ts'
export { accountMails } from './mails/account-mails.ts'
export { accountRoutes } from './routes.ts'
export { accountSweeps } from './sweeps.ts'
export { accountWithdrawals } from './withdrawals.ts'
