import type { FollowedInvitation } from '@mboa/contract'
import type { CommandContext, Context } from '../../../context.ts'
import { hashToken } from '../../../platform/ids.ts'
import { nameLanguage } from '../../../platform/name-language.ts'
import { recordAct, wasRemovedSince } from '../../language-acts/index.ts'
import { findRecorderLanguage, insertRecorderLanguage } from '../../speakers/index.ts'
import { findAccount, lockAccount, type Account } from '../repository.ts'
import { emailKeyOf } from '../email-address.ts'
import {
  claimInvitation,
  findInvitation,
  listInvitationsFor,
  removeKeptFor,
  updateRole,
  type Invitation,
} from './repository.ts'

/** What the code invites to, while it does. */
export function findFollowed(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  code: string | undefined,
): Promise<Invitation | undefined> {
  if (code === undefined) return Promise.resolve(undefined)
  return findInvitation(database.queries, hashToken(code), clock.now())
}

/**
 * The same, where somebody who is signed in is to be asked about it: what was mailed to their own
 * address is taken without asking, and to who records the language it gives nothing.
 */
export async function findAsked(
  context: Pick<Context, 'database' | 'clock'>,
  { id, email }: Account,
  code: string | undefined,
): Promise<Invitation | undefined> {
  const invitation = await findFollowed(context, code)
  if (invitation === undefined || invitation.emailKey === emailKeyOf(email)) return undefined
  const { queries } = context.database
  const recorded = await findRecorderLanguage(queries, id, invitation.language)
  return recorded === undefined ? invitation : undefined
}

/** @param isNew whether it is shown to who is about to sign up by it: only they see the address */
export function presentFollowed(invitation: Invitation, isNew: boolean): FollowedInvitation {
  const { language } = invitation
  const email = isNew ? invitation.email : null
  return { invitation: { language, name: nameLanguage(language), email } }
}

/**
 * What somebody is after signing in: a recorder, if they were invited under their address, signed up
 * by an invitation, or came through the link of one. Nobody who was removed from a language comes
 * back to it by an invitation of before.
 */
export async function acceptInvitations(
  context: CommandContext,
  account: Account,
  code = '',
): Promise<Account> {
  const { database, clock, securityLog } = context
  const { id: accountId } = account
  const invitations = await listInvitationsFor(database.queries, {
    accountId,
    emailKey: emailKeyOf(account.email),
    codeHash: hashToken(code),
    now: clock.now(),
  })
  if (invitations.length === 0) return account
  const accepted = await database.transaction(async (queries) => {
    await lockAccount(queries, accountId)
    for (const { id, language, email, trustedAt, createdAt } of invitations) {
      if (await wasRemovedSince(queries, { personId: accountId, language }, createdAt)) continue
      const recorded = await findRecorderLanguage(queries, accountId, language)
      // A link is for others then; what was mailed to them is used up, and may say more.
      if (recorded !== undefined && email === null) continue
      if (!(await claimInvitation(queries, id))) continue
      const rest = { trustedAt, createdAt: clock.now() }
      await insertRecorderLanguage(queries, { accountId, language, ...rest })
      await updateRole(queries, accountId, 'recorder')
      if (recorded !== undefined) continue
      const by = { is: 'account', id: accountId } as const
      const joined = { act: 'recorder-joined', by, language, person: accountId, thing: id } as const
      await recordAct(queries, context, joined)
    }
    await removeKeptFor(queries, accountId)
    return (await findAccount(queries, accountId)) ?? account
  })
  const { id, role } = accepted
  if (role !== account.role) securityLog.note('role-changed', id, { role })
  return accepted
}
