import type { Role } from '@mboa/contract'
import type { Queries } from '../../../platform/database/database.ts'
import type { RecorderInvitationsTable } from '../../../platform/database/tables.ts'
import { emailKeyOf } from '../email-address.ts'

export type Invitation = Readonly<RecorderInvitationsTable>

/** Replaces an earlier one for the same person and language. */
export async function insertInvitation(queries: Queries, invitation: Invitation): Promise<void> {
  await removeInvitation(queries, invitation.email, invitation.language)
  await queries.insertInto('recorderInvitations').values(invitation).execute()
}

/** Answers the id of the one that there was. */
export async function removeInvitation(
  queries: Queries,
  email: string,
  language: string,
): Promise<string | undefined> {
  const removed = await queries
    .deleteFrom('recorderInvitations')
    .where('emailKey', '=', emailKeyOf(email))
    .where('language', '=', language)
    .returning('id')
    .executeTakeFirst()
  return removed?.id
}

export async function removeInvitationsMadeUntil(
  queries: Queries,
  { emailKey, language }: Pick<Invitation, 'emailKey' | 'language'>,
  instant: number,
): Promise<void> {
  await queries
    .deleteFrom('recorderInvitations')
    .where('emailKey', '=', emailKey)
    .where('language', '=', language)
    .where('createdAt', '<=', instant)
    .execute()
}

/** Gives the invitation the code of its mail; undefined when it is gone. */
export function setInvitationCode(
  queries: Queries,
  id: string,
  codeHash: string,
): Promise<Invitation | undefined> {
  return queries
    .updateTable('recorderInvitations')
    .set({ codeHash })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
}

export function findInvitation(
  queries: Queries,
  codeHash: string,
  now: number,
): Promise<Invitation | undefined> {
  return queries
    .selectFrom('recorderInvitations')
    .selectAll()
    .where('codeHash', '=', codeHash)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
}

/** Those sent to this address, and the one whose link was followed. */
export function listInvitationsFor(
  queries: Queries,
  person: { emailKey: string; codeHash: string; now: number },
): Promise<readonly Invitation[]> {
  return queries
    .selectFrom('recorderInvitations')
    .selectAll()
    .where('expiresAt', '>', person.now)
    .where((expression) =>
      expression.or([
        expression('emailKey', '=', person.emailKey),
        expression('codeHash', '=', person.codeHash),
      ]),
    )
    .execute()
}

/** Uses an invitation up; false when somebody was quicker. */
export async function claimInvitation(queries: Queries, id: string): Promise<boolean> {
  const taken = await queries
    .deleteFrom('recorderInvitations')
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return taken !== undefined
}

export async function removeInvitationsExpiredBefore(
  queries: Queries,
  instant: number,
): Promise<void> {
  await queries.deleteFrom('recorderInvitations').where('expiresAt', '<=', instant).execute()
}

export async function updateRole(queries: Queries, accountId: string, role: Role): Promise<void> {
  await queries.updateTable('accounts').set({ role }).where('id', '=', accountId).execute()
}
