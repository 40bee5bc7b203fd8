import { mailedInvitationMs } from '@mboa/contract'
import type { CommandContext, Context } from '../../../context.ts'
import { refuse, succeed, type Result } from '../../../result.ts'
import type { Queries } from '../../../platform/database/database.ts'
import { maxClockSkewMs } from '../../../platform/clock.ts'
import { hashToken } from '../../../platform/ids.ts'
import { enqueueMail, removeMailsWith } from '../../../platform/mail/mail-outbox.repository.ts'
import { recordAct, theOperator, type Agent } from '../../language-acts/index.ts'
import { lockCoordinators } from '../../speakers/index.ts'
import { emailKeyOf } from '../email-address.ts'
import { invitedAddressLimit, invitedAgainMs } from '../limits.ts'
import { recorderWithdrawals } from './remove-recorder.ts'
import { invitationLink } from '../mails/invitation-mail.ts'
import { invitationTemplate, type InvitationPayload } from '../mails/invitation-mail.ts'
import {
  countOpenInvitations,
  findInvitationTo,
  insertInvitation,
  lockInvitations,
  updateInvitation,
  type Invitation,
} from './repository.ts'

/** More than a workshop needs: who holds the desk must not write to a whole town from it. */
const mostOpenInvitations = 100

const inviterOf = (by: Agent) => (by.is === 'account' ? by.id : null)

/**
 * Mails somebody, with or without an account, a link that makes them a recorder; the link of
 * an earlier one works no more. To be followed by waking the mail sender, where one runs.
 */
export function inviteRecorder(
  context: Pick<CommandContext, 'database' | 'clock' | 'ids'>,
  { email, language, isTrusted }: { email: string; language: string; isTrusted: boolean },
  by: Agent = theOperator,
): Promise<Result<Invitation>> {
  const { database, clock, ids } = context
  const now = clock.now()
  return database.transaction(async (queries) => {
    const admitted = await admitInvitation(queries, { language, by, now })
    if (!admitted.ok) return admitted
    const earlier = await findInvitationTo(queries, email, language)
    // A coordinator who writes again takes no trust that the operator gave.
    const given = by.is === 'account' ? (earlier?.trustedAt ?? null) : null
    const invitation: Invitation = {
      id: earlier?.id ?? ids.uuid(),
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
    if (earlier === undefined) await insertInvitation(queries, invitation)
    else await updateInvitation(queries, invitation)
    const { id: thing } = invitation
    await recordAct(queries, context, { act: 'recorder-invited', by, language, thing })
    const payload: InvitationPayload = { invitationId: thing }
    // One that has not left yet would bring a link that the next one ends.
    await removeMailsWith(queries, { template: invitationTemplate, payload })
    const mail = { id: ids.uuid(), template: invitationTemplate, now }
    await enqueueMail(queries, { ...mail, payload, person: emailKeyOf(email) })
    return succeed(invitation)
  })
}

/** Makes a link for several. It is answered here and never again: only its hash is kept. */
export async function inviteByLink(
  context: Pick<Context, 'database' | 'clock' | 'ids' | 'origin'>,
  { language, maxUses, lifetimeMs }: { language: string; maxUses: number; lifetimeMs: number },
  by: Agent,
): Promise<Result<{ invitation: Invitation; link: string }>> {
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
  return database.transaction(async (queries) => {
    const admitted = await admitInvitation(queries, { language, by, now })
    if (!admitted.ok) return admitted
    await insertInvitation(queries, invitation)
    const { id: thing } = invitation
    await recordAct(queries, context, { act: 'recorder-invited', by, language, thing })
    return succeed({ invitation, link: invitationLink(origin, code) })
  })
}

/**
 * Refuses an account if the language has as many open invitations as it may have. Until the
 * transaction ends, no other coordinator of the language is admitted.
 */
async function admitInvitation(
  queries: Queries,
  { language, by, now }: { language: string; by: Agent; now: number },
): Promise<Result<undefined>> {
  if (by.is !== 'account') return succeed(undefined)
  await lockCoordinators(queries, language)
  const open = await countOpenInvitations(queries, language, now)
  return open < mostOpenInvitations ? succeed(undefined) : refuse('quota-reached')
}

/**
 * Refused where an address was written to a short while ago, or too often, whoever asks and also
 * where the invitation was revoked: nobody is to be pestered in our name.
 */
export async function admitAddress(
  { database, clock, throttles }: Pick<Context, 'database' | 'clock' | 'throttles'>,
  { email, language }: { email: string; language: string },
): Promise<Result<undefined>> {
  const wait = (ms: number) =>
    refuse('wait-before-resend', {
      fields: { email: 'wait-before-resend' },
      retryAfterSeconds: Math.ceil(ms / 1000),
    })
  const earlier = await findInvitationTo(database.queries, email, language)
  const sinceMs = clock.now() - (earlier?.createdAt ?? -Infinity)
  // Ignores an invitation that a wrong clock dated in the future.
  if (sinceMs < invitedAgainMs && sinceMs >= -maxClockSkewMs) return wait(invitedAgainMs - sinceMs)
  const admission = await throttles.hit(invitedAddressLimit, emailKeyOf(email))
  return admission.allowed ? succeed(undefined) : wait(admission.retryAfterSeconds * 1000)
}

/** From now on nobody becomes a recorder by it; false where the language has no such invitation. */
export async function revokeInvitation(
  context: Pick<CommandContext, 'database' | 'clock' | 'ids' | 'saveWithdrawals'>,
  { id, language }: { id: string; language: string },
  by: Agent,
): Promise<boolean> {
  const { database, clock, saveWithdrawals } = context
  const wasThere = await database.transaction(async (queries) => {
    if ((await lockInvitations(queries, { id, language })).length === 0) return false
    await recorderWithdrawals.invitation.carryOut(queries, { id, at: clock.now() })
    await recordAct(queries, context, { act: 'invitation-revoked', by, language, thing: id })
    return true
  })
  await saveWithdrawals()
  return wasThere
}
