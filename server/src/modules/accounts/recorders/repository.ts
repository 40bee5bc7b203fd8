import type { Role } from '@mboa/contract'
import type { Queries } from '../../../platform/database/database.ts'
import type { RecorderInvitationsTable } from '../../../platform/database/language-tables.ts'
import { emailKeyOf } from '../email-address.ts'

export type Invitation = Readonly<RecorderInvitationsTable>

export async function insertInvitation(queries: Queries, invitation: Invitation): Promise<void> {
  await queries.insertInto('recorderInvitations').values(invitation).execute()
}

export function findInvitationTo(
  queries: Queries,
  email: string,
  language: string,
): Promise<Invitation | undefined> {
  return queries
    .selectFrom('recorderInvitations')
    .selectAll()
    .where('emailKey', '=', emailKeyOf(email))
    .where('language', '=', language)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** As it is from now on; who has signed up by it and not verified yet keeps it. */
export async function updateInvitation(
  queries: Queries,
  { id, ...changed }: Invitation,
): Promise<void> {
  await queries.updateTable('recorderInvitations').set(changed).where('id', '=', id).execute()
}

/** Keeps invitations of a language until the transaction ends. */
export function lockInvitations(
  queries: Queries,
  of: { language: string } & ({ id: string } | { email: string }),
): Promise<readonly Invitation[]> {
  return queries
    .updateTable('recorderInvitations')
    .set((expression) => ({ id: expression.ref('id') }))
    .where('language', '=', of.language)
    .where((row) =>
      'id' in of ? row('id', '=', of.id) : row('emailKey', '=', emailKeyOf(of.email)),
    )
    .returningAll()
    .execute()
}

/** All that a coordinator of the language has handed out until an instant. */
export async function removeInvitationsBy(
  queries: Queries,
  { accountId, language }: { accountId: string; language: string },
  instant: number,
): Promise<void> {
  await queries
    .deleteFrom('recorderInvitations')
    .where('invitedBy', '=', accountId)
    .where('language', '=', language)
    .where('createdAt', '<=', instant)
    .execute()
}

export async function removeInvitationsMadeUntil(
  queries: Queries,
  { emailKey, language }: { emailKey: string; language: string },
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

/**
 * Those sent to this address, the one whose link was followed, and those by which the account
 * signed up, which hold although they have run out meanwhile.
 */
export function listInvitationsFor(
  queries: Queries,
  person: { accountId: string; emailKey: string; codeHash: string; now: number },
): Promise<readonly Invitation[]> {
  return queries
    .selectFrom('recorderInvitations')
    .selectAll()
    .where((invitation) =>
      invitation.or([
        invitation.and([
          invitation('expiresAt', '>', person.now),
          invitation.or([
            invitation('emailKey', '=', person.emailKey),
            invitation('codeHash', '=', person.codeHash),
          ]),
        ]),
        invitation(
          'id',
          'in',
          invitation
            .selectFrom('accountInvitations')
            .select('invitationId')
            .where('accountId', '=', person.accountId),
        ),
      ]),
    )
    .orderBy('id')
    .execute()
}

/** It, held until the transaction ends: nobody revokes it meanwhile. */
export function holdInvitation(queries: Queries, id: string): Promise<Invitation | undefined> {
  return queries
    .updateTable('recorderInvitations')
    .set((invitation) => ({ uses: invitation.ref('uses') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
}

/** Has an account signed up by it; it counts once the address is verified. */
export async function keepForAccount(
  queries: Queries,
  accountId: string,
  invitationId: string,
): Promise<void> {
  await queries.insertInto('accountInvitations').values({ accountId, invitationId }).execute()
}

/** Those by which an account signed up and that it has not taken yet. */
export function listKeptFor(
  queries: Queries,
  accountId: string,
): Promise<Pick<Invitation, 'language' | 'expiresAt'>[]> {
  return queries
    .selectFrom('accountInvitations')
    .innerJoin('recorderInvitations', 'recorderInvitations.id', 'accountInvitations.invitationId')
    .select(['recorderInvitations.language', 'recorderInvitations.expiresAt'])
    .where('accountInvitations.accountId', '=', accountId)
    .orderBy('recorderInvitations.id')
    .execute()
}

/** Those of a language, or all, by which an account signed up. */
export async function removeKeptFor(
  queries: Queries,
  accountId: string,
  language?: string,
): Promise<void> {
  await queries
    .deleteFrom('accountInvitations')
    .where('accountId', '=', accountId)
    .$if(language !== undefined, (query) =>
      query.where('invitationId', 'in', (invitation) =>
        invitation
          .selectFrom('recorderInvitations')
          .select('id')
          .where('language', '=', language ?? ''),
      ),
    )
    .execute()
}

/** Takes one use of an invitation, which goes with its last; false when others were quicker. */
export async function claimInvitation(queries: Queries, id: string): Promise<boolean> {
  const claimed = await queries
    .updateTable('recorderInvitations')
    .set((invitation) => ({ uses: invitation('uses', '+', 1) }))
    .where('id', '=', id)
    .whereRef('uses', '<', 'maxUses')
    .returning(['uses', 'maxUses'])
    .executeTakeFirst()
  if (claimed === undefined) return false
  if (claimed.uses >= claimed.maxUses) await dropInvitation(queries, id)
  return true
}

/** Whether or not it is there. */
export async function dropInvitation(queries: Queries, id: string): Promise<void> {
  await queries.deleteFrom('recorderInvitations').where('id', '=', id).execute()
}

/** Of a language, those that can still be followed, the newest first. */
export function listOpenInvitations(
  queries: Queries,
  language: string,
  now: number,
): Promise<readonly Invitation[]> {
  return queries
    .selectFrom('recorderInvitations')
    .selectAll()
    .where('language', '=', language)
    .where('expiresAt', '>', now)
    .orderBy('id', 'desc')
    .execute()
}

export async function countOpenInvitations(
  queries: Queries,
  language: string,
  now: number,
): Promise<number> {
  const { count } = await queries
    .selectFrom('recorderInvitations')
    .select((expression) => expression.fn.countAll<number>().as('count'))
    .where('language', '=', language)
    .where('expiresAt', '>', now)
    .executeTakeFirstOrThrow()
  return count
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
