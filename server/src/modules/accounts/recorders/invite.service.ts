import { mailedInvitationMs } from '@mboa/contract'
import type { CommandContext, Context } from '../../../context.ts'
import { refuse, succeed, type Outcome } from '../../../outcome.ts'
import { hashToken } from '../../../platform/ids.ts'
import { enqueueMail } from '../../../platform/mail/mail-outbox.repository.ts'
import { recordWithdrawal } from '../../../platform/withdrawals/withdrawals.repository.ts'
import { recordAct, theOperator, type Agent } from '../../language-acts/index.ts'
import { emailKeyOf } from '../email-address.ts'
import { invitationLink } from './invitation-link.ts'
import { invitationTemplate, type InvitationPayload } from './invitation-mail.ts'
import {
  countOpenInvitations,
  insertInvitation,
  removeInvitation,
  removeInvitationById,
  type Invitation,
} from './recorders.repository.ts'

/** More than a workshop needs: who holds the desk must not write to a whole town from it. */
const mostOpenInvitations = 100

const inviterOf = (by: Agent) => (by.is === 'account' ? by.id : null)

/**
 * Mails somebody, with or without an account, a link that makes them a recorder, in place of an
 * earlier one. To be followed by waking the mail sender, where one runs.
 */
export function inviteRecorder(
  context: Pick<CommandContext, 'database' | 'clock' | 'ids'>,
  { email, language, isTrusted }: { email: string; language: string; isTrusted: boolean },
  by: Agent = theOperator,
): Promise<Invitation> {
  const { database, clock, ids } = context
  const now = clock.now()
  return database.transaction(async (queries) => {
    const earlier = await removeInvitation(queries, email, language)
    // A coordinator who writes again takes no trust that the operator gave.
    const given = by.is === 'account' ? (earlier?.trustedAt ?? null) : null
    const invitation: Invitation = {
      id: ids.uuid(),
      codeHash: null,
      email,
      emailKey: emailKeyOf(email),
      language,
      trustedAt: isTrusted ? now : given,
      createdAt: now,
      expiresAt: now + mailedInvitationMs,
      invitedBy: inviterOf(by),
      maxUses: 1,
      uses: 0,
    }
    await insertInvitation(queries, invitation)
    const { id: thing } = invitation
    await recordAct(queries, context, { act: 'recorder-invited', by, language, thing })
    const payload: InvitationPayload = { invitationId: thing }
    const mail = { id: ids.uuid(), template: invitationTemplate, now }
    await enqueueMail(queries, { ...mail, payload, person: emailKeyOf(email) })
    return invitation
  })
}

/** Makes a link for several. It is answered here and never again: only its hash is kept. */
export async function inviteByLink(
  context: Pick<Context, 'database' | 'clock' | 'ids' | 'origin'>,
  { language, maxUses, lifetimeMs }: { language: string; maxUses: number; lifetimeMs: number },
  by: Agent,
): Promise<{ invitation: Invitation; link: string }> {
  const { database, clock, ids, origin } = context
  const code = ids.token()
  const now = clock.now()
  const invitation: Invitation = {
    id: ids.uuid(),
    codeHash: hashToken(code),
    email: null,
    emailKey: null,
    language,
    trustedAt: null,
    createdAt: now,
    expiresAt: now + lifetimeMs,
    invitedBy: inviterOf(by),
    maxUses,
    uses: 0,
  }
  await database.transaction(async (queries) => {
    await insertInvitation(queries, invitation)
    const { id: thing } = invitation
    await recordAct(queries, context, { act: 'recorder-invited', by, language, thing })
  })
  return { invitation, link: invitationLink(origin, code) }
}

/** Refused where a language has as many open as may be. */
export async function admitInvitation(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  language: string,
): Promise<Outcome<undefined>> {
  const open = await countOpenInvitations(database.queries, language, clock.now())
  return open < mostOpenInvitations ? succeed(undefined) : refuse('quota-reached')
}

/** From now on nobody becomes a recorder by it; false where the language has no such invitation. */
export async function revokeInvitation(
  context: Pick<CommandContext, 'database' | 'clock' | 'ids' | 'saveWithdrawals'>,
  { id, language }: { id: string; language: string },
  by: Agent,
): Promise<boolean> {
  const { database, clock, saveWithdrawals } = context
  const wasThere = await database.transaction(async (queries) => {
    if (!(await removeInvitationById(queries, id, language))) return false
    await recordWithdrawal(queries, { what: 'invitation', id, at: clock.now() })
    await recordAct(queries, context, { act: 'invitation-revoked', by, language, thing: id })
    return true
  })
  await saveWithdrawals()
  return wasThere
}
