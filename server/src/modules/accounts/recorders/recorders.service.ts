import type { CommandContext } from '../../../context.ts'
import { hashToken } from '../../../platform/ids.ts'
import { enqueueMail } from '../../../platform/mail/mail-outbox.repository.ts'
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
  takeInvitation,
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
  { database, securityLog }: Pick<CommandContext, 'database' | 'securityLog'>,
  { email, language }: { email: string; language: string },
): Promise<boolean> {
  let learnerAgain: string | undefined
  const wasThere = await database.transaction(async (queries) => {
    const account = await findAccountByEmail(queries, email)
    // The role follows from the languages, and another may be given at this moment. Before the
    // invitation, as who accepts one does: else the two could wait for each other.
    if (account !== undefined) await lockAccount(queries, account.id)
    const wasInvited = await removeInvitation(queries, email, language)
    if (account === undefined) return wasInvited
    const wasRecorder = await removeRecorderLanguage(queries, account.id, language)
    const left = await listLanguagesOf(queries, account.id)
    if (left.length === 0) {
      await updateRole(queries, account.id, 'learner')
      if (account.role !== 'learner') learnerAgain = account.id
    }
    return wasInvited || wasRecorder
  })
  if (learnerAgain !== undefined) {
    securityLog.note('role-changed', learnerAgain, { role: 'learner' })
  }
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
      if (!(await takeInvitation(queries, id))) continue
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
