import type { CommandContext } from '../../../context.ts'
import type { Queries } from '../../../platform/database/database.ts'
import { hashToken } from '../../../platform/ids.ts'
import { enqueueMail } from '../../../platform/mail/mail-outbox.repository.ts'
import { recordWithdrawal } from '../../../platform/withdrawals/withdrawals.repository.ts'
import {
  insertRecorderLanguage,
  listLanguagesOf,
  removeRecorderLanguage,
} from '../../speakers/index.ts'
import {
  findAccount,
  findAccountByEmail,
  lockAccount,
  type Account,
} from '../accounts.repository.ts'
import { emailKeyOf } from '../email-address.ts'
import { invitationLifetimeMs } from '../limits.ts'
import { invitationTemplate, type InvitationPayload } from './invitation-mail.ts'
import {
  insertInvitation,
  listInvitationsFor,
  removeInvitation,
  removeInvitationsMadeUntil,
  claimInvitation,
  updateRole,
} from './recorders.repository.ts'

/** Mails somebody, with or without an account, a link that makes them a recorder. */
export async function inviteRecorder(
  { database, clock, ids }: Pick<CommandContext, 'database' | 'clock' | 'ids'>,
  { email, language, isTrusted }: { email: string; language: string; isTrusted: boolean },
): Promise<void> {
  const now = clock.now()
  const id = ids.uuid()
  await database.transaction(async (queries) => {
    await insertInvitation(queries, {
      id,
      codeHash: null,
      email,
      emailKey: emailKeyOf(email),
      language,
      trustedAt: isTrusted ? now : null,
      createdAt: now,
      expiresAt: now + invitationLifetimeMs,
    })
    const payload: InvitationPayload = { invitationId: id }
    const mail = { id: ids.uuid(), template: invitationTemplate, now }
    await enqueueMail(queries, { ...mail, payload, person: emailKeyOf(email) })
  })
}

/**
 * Takes an invitation or the language itself away; who has none left is a learner again.
 * Answers whether there was anything to take.
 */
export async function revokeRecorder(
  {
    database,
    clock,
    securityLog,
    saveWithdrawals,
  }: Pick<CommandContext, 'database' | 'clock' | 'securityLog' | 'saveWithdrawals'>,
  { email, language }: { email: string; language: string },
): Promise<boolean> {
  let learnerAgain: string | undefined
  const wasThere = await database.transaction(async (queries) => {
    const account = await findAccountByEmail(queries, email)
    // The role follows from the languages, and another may be given at this moment. Before the
    // invitation, as who accepts one does: else the two could wait for each other.
    if (account !== undefined) await lockAccount(queries, account.id)
    const invitation = await removeInvitation(queries, email, language)
    const at = clock.now()
    if (invitation !== undefined) {
      await recordWithdrawal(queries, { what: 'invitation', id: invitation, at })
    }
    if (account === undefined) return invitation !== undefined
    const wasRecorder = await removeLanguage(queries, account.id, language)
    if (wasRecorder) {
      await recordWithdrawal(queries, { what: 'recorder', account: account.id, id: language, at })
    }
    const isRecorder = (await listLanguagesOf(queries, account.id)).length > 0
    if (!isRecorder && account.role !== 'learner') learnerAgain = account.id
    return invitation !== undefined || wasRecorder
  })
  await saveWithdrawals()
  if (learnerAgain !== undefined) {
    securityLog.note('role-changed', learnerAgain, { role: 'learner' })
  }
  return wasThere
}

/**
 * The same again, after a restore from a backup of before; not where it was given later. The
 * invitation goes too by which they became a recorder, which the backup may still have.
 */
export async function revokeRecorderAgain(
  queries: Queries,
  { accountId, language }: { accountId: string; language: string },
  revokedAt: number,
): Promise<void> {
  const account = await findAccount(queries, accountId)
  if (account === undefined) return
  const emailKey = emailKeyOf(account.email)
  await removeInvitationsMadeUntil(queries, { emailKey, language }, revokedAt)
  const languages = await listLanguagesOf(queries, accountId)
  const given = languages.find((each) => each.language === language)
  if (given !== undefined && given.createdAt <= revokedAt) {
    await removeLanguage(queries, accountId, language)
  }
}

/** The same for an invitation that nobody had followed. */
export async function revokeInvitationAgain(queries: Queries, id: string): Promise<void> {
  await claimInvitation(queries, id)
}

async function removeLanguage(
  queries: Queries,
  accountId: string,
  language: string,
): Promise<boolean> {
  const wasThere = await removeRecorderLanguage(queries, accountId, language)
  const left = await listLanguagesOf(queries, accountId)
  if (left.length === 0) await updateRole(queries, accountId, 'learner')
  return wasThere
}

/**
 * What somebody is after signing in: a recorder, if they were invited under their address or came
 * through the link of an invitation.
 */
export async function acceptInvitations(
  { database, clock, securityLog }: CommandContext,
  account: Account,
  code = '',
): Promise<Account> {
  const person = {
    emailKey: emailKeyOf(account.email),
    codeHash: hashToken(code),
    now: clock.now(),
  }
  const invitations = await listInvitationsFor(database.queries, person)
  if (invitations.length === 0) return account
  const accepted = await database.transaction(async (queries) => {
    await lockAccount(queries, account.id)
    for (const { id, language, trustedAt } of invitations) {
      if (!(await claimInvitation(queries, id))) continue
      const { id: accountId } = account
      const rest = { trustedAt, createdAt: clock.now() }
      await insertRecorderLanguage(queries, { accountId, language, ...rest })
      await updateRole(queries, accountId, 'recorder')
    }
    return (await findAccount(queries, account.id)) ?? account
  })
  const { id, role } = accepted
  if (role !== account.role) securityLog.note('role-changed', id, { role })
  return accepted
}
