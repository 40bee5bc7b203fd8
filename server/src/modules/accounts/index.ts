import type { Context } from 'hono'
import type { FindActor } from '../../http/actor.ts'
import type { Route } from '../../http/route.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Blobs } from '../../platform/blobs/blobs.ts'
import type { Config, GoogleConfig } from '../../platform/config/config.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Ids } from '../../platform/ids.ts'
import type { Log } from '../../platform/log.ts'
import type { MailComposer } from '../../platform/mail/mail.ts'
import type { Sweeps } from '../../platform/run-sweeps.ts'
import type { Throttles } from '../../platform/throttles/throttles.ts'
import type { ContributionArchive } from '../contributions/index.ts'
import type { PracticeArchive } from '../practice/index.ts'
import type { TakeArchive } from '../recordings/index.ts'
import type { ReportArchive } from '../reports/index.ts'
import { removeCodesExpiredBefore } from './account-codes.repository.ts'
import { createAccountRoutes } from './accounts.routes.ts'
import { createGoogleSignIn } from './google/google-sign-in.service.ts'
import { removePendingExpiredBefore } from './google/google.repository.ts'
import { createGoogleRoutes } from './google/google.routes.ts'
import { createOpenIdClient } from './google/openid-client.ts'
import { codeRetentionMs } from './limits.ts'
import { createLogin } from './login.service.ts'
import { createAcceptInvitation, createOpenSession } from './open-session.ts'
import { createPasswordChangedComposer, passwordChangedTemplate } from './password-changed-mail.ts'
import type { PasswordHasher } from './password-hasher.ts'
import { createPasswordResetRoutes } from './password-reset/password-reset.routes.ts'
import { createPasswordReset } from './password-reset/password-reset.service.ts'
import { createResetComposer, resetTemplate } from './password-reset/reset-mail.ts'
import {
  accountDeletedTemplate,
  createAccountDeletedComposer,
} from './profile/account-deleted-mail.ts'
import { createProfileArea } from './profile/create-profile-area.ts'
import { createInvitationComposer, invitationTemplate } from './recorders/invitation-mail.ts'
import {
  listLanguagesOf,
  removeInvitationsExpiredBefore,
} from './recorders/recorders.repository.ts'
import { createRecorderRoutes } from './recorders/recorders.routes.ts'
import { createRecorders } from './recorders/recorders.service.ts'
import { createSecurityLog } from './security-log.ts'
import { removeSessionsExpiredBefore } from './sessions.repository.ts'
import { createSessions } from './sessions.service.ts'
import { createSignUp } from './sign-up.service.ts'
import { createVerificationComposer, verificationTemplate } from './verification-mail.ts'
import { createVerification } from './verification.service.ts'

export {
  createOperatorAccounts,
  type AccountReport,
  type OperatorAccounts,
} from './operator/operator-accounts.ts'
export { createSecurityLog } from './security-log.ts'
export { createPasswordHasher, type PasswordHasher } from './password-hasher.ts'

/** The accounts module's door. */
export interface Accounts {
  readonly routes: readonly Route[]
  readonly findActor: FindActor
  /** Whether the account records this language (ISO 639-3). */
  readonly isRecorderOf: (accountId: string, language: string) => Promise<boolean>
  /** The same, with whether the operator trusts them there; undefined where they do not record it. */
  readonly findRecorder: (
    accountId: string,
    language: string,
  ) => Promise<{ readonly isTrusted: boolean } | undefined>
  /** The languages that the account records, and since when its word alone is enough there. */
  readonly listLanguagesOf: (
    accountId: string,
  ) => Promise<readonly { language: string; trustedAt: number | null }[]>
  /** Writers of this module's mails, by template. */
  readonly mails: Readonly<Record<string, MailComposer>>
  /** Forget sessions that have ended and codes that identify nobody any more. */
  readonly sweeps: Sweeps
}

export function createAccounts(dependencies: {
  config: Pick<Config, 'passwordSignUp'>
  origin: string
  database: Database
  blobs: Blobs
  clock: Clock
  ids: Ids
  contributionArchive: ContributionArchive
  practiceArchive: PracticeArchive
  reportArchive: ReportArchive
  takeArchive: TakeArchive
  throttles: Throttles
  passwordHasher: PasswordHasher
  mailbox: object | undefined
  wakeCourier: () => void
  log: Log
  /** The OpenID issuer that "Continue With Google" leads to, where there is one. */
  google: GoogleConfig | undefined
  /** The origin the browser came under. */
  pageOrigin: (c: Context) => string
}): Accounts {
  const { database, clock } = dependencies
  const parts = {
    ...dependencies,
    passwordSignUp: dependencies.config.passwordSignUp,
    hasMailbox: dependencies.mailbox !== undefined,
    securityLog: createSecurityLog(dependencies.log, clock),
  }
  const sessions = createSessions(parts)
  const recorders = createRecorders(parts)
  const acceptInvitation = createAcceptInvitation(recorders)
  const openSession = createOpenSession({ sessions, acceptInvitation, clock })
  const signUp = createSignUp(parts)

  const findRecorder: Accounts['findRecorder'] = async (accountId, language) => {
    const languages = await listLanguagesOf(database.queries, accountId)
    const found = languages.find((each) => each.language === language)
    return found && { isTrusted: found.trustedAt !== null }
  }

  return {
    routes: [
      ...createAccountRoutes({
        signUp,
        login: createLogin(parts),
        verification: createVerification(parts),
        sessions,
        openSession,
        acceptInvitation,
        clock,
      }),
      ...createPasswordResetRoutes(createPasswordReset(parts)),
      ...createGoogleRoutes({
        ...parts,
        openSession,
        googleSignIn: createGoogleSignIn(parts),
        openId: parts.google && createOpenIdClient(parts.google),
      }),
      ...createProfileArea(parts).routes,
      ...createRecorderRoutes({
        recorders,
        clock,
        isKnown: async (email) => !(await signUp.isEmailAvailable(email)),
      }),
    ],
    findActor: (token) => sessions.findActor(token),
    isRecorderOf: async (...asked) => (await findRecorder(...asked)) !== undefined,
    findRecorder,
    listLanguagesOf: (accountId) => listLanguagesOf(database.queries, accountId),
    mails: {
      [verificationTemplate]: createVerificationComposer(parts),
      [resetTemplate]: createResetComposer(parts),
      [passwordChangedTemplate]: createPasswordChangedComposer(parts),
      [invitationTemplate]: createInvitationComposer(parts),
      [accountDeletedTemplate]: createAccountDeletedComposer(parts),
    },
    sweeps: {
      sessions: () => removeSessionsExpiredBefore(database.queries, clock.now()),
      invitations: () => removeInvitationsExpiredBefore(database.queries, clock.now()),
      'Google sign-ups': () => removePendingExpiredBefore(database.queries, clock.now()),
      codes: () => removeCodesExpiredBefore(database.queries, clock.now() - codeRetentionMs),
    },
  }
}
