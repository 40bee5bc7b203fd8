import { expressionBuilder } from 'kysely'
import type { ConsentUse } from '@mboa/contract'
import type { Queries } from '../../platform/database/database.ts'
import { inSlices } from '../../platform/database/in-slices.ts'
import type { ConsentsTable, Tables } from '../../platform/database/tables.ts'

export type ConsentRow = Readonly<ConsentsTable>

/** All of a speaker, also those withdrawn, the newest first. */
export function listConsents(queries: Queries, speakerId: string): Promise<readonly ConsentRow[]> {
  return queries
    .selectFrom('consents')
    .selectAll()
    .where('speakerId', '=', speakerId)
    .orderBy('givenAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** Those of several speakers, each one’s in the same order. */
export function listConsentsOf(
  queries: Queries,
  speakerIds: readonly string[],
): Promise<readonly ConsentRow[]> {
  const consents = queries
    .selectFrom('consents')
    .selectAll()
    .orderBy('givenAt', 'desc')
    .orderBy('id', 'desc')
  return inSlices(speakerIds, (some) => consents.where('speakerId', 'in', some).execute())
}

export function findConsent(queries: Queries, id: string): Promise<ConsentRow | undefined> {
  return queries.selectFrom('consents').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Whether a speaker consents to a use now. */
export async function isConsentedTo(
  queries: Queries,
  speakerId: string,
  use: ConsentUse,
): Promise<boolean> {
  const consent = await queries
    .selectFrom('consents')
    .select('id')
    .where('speakerId', '=', speakerId)
    .where('use', '=', use)
    .where('withdrawnAt', 'is', null)
    .executeTakeFirst()
  return consent !== undefined
}

/** Also where all of it is withdrawn since. Nobody is recorded before. */
export async function hasEverConsented(queries: Queries, speakerId: string): Promise<boolean> {
  const consent = await queries
    .selectFrom('consents')
    .select('id')
    .where('speakerId', '=', speakerId)
    .limit(1)
    .executeTakeFirst()
  return consent !== undefined
}

/**
 * Of takes that are asked for: whether their speaker lets learners hear them now. Voices of an
 * import agreed to nothing here: they are heard by the licence that they came under, and wherever a
 * consent to more is asked for they are not.
 */
export function consentsToLearners() {
  const ofTakes = expressionBuilder<Tables, 'takes'>()
  return ofTakes.or([
    ofTakes.exists(
      ofTakes
        .selectFrom('consents')
        .select('consents.id')
        .whereRef('consents.speakerId', '=', 'takes.speakerId')
        .where('consents.use', '=', 'learners')
        .where('consents.withdrawnAt', 'is', null),
    ),
    ofTakes.exists(
      ofTakes
        .selectFrom('importedVoices')
        .select('importedVoices.speakerId')
        .whereRef('importedVoices.speakerId', '=', 'takes.speakerId'),
    ),
  ])
}

/** The same of one speaker. */
export async function mayLearnersHear(queries: Queries, speakerId: string): Promise<boolean> {
  if (await isConsentedTo(queries, speakerId, 'learners')) return true
  const imported = await queries
    .selectFrom('importedVoices')
    .select('speakerId')
    .where('speakerId', '=', speakerId)
    .executeTakeFirst()
  return imported !== undefined
}

/** What was consented to stays known; who consented does not. */
export async function detachConsents(queries: Queries, accountId: string): Promise<void> {
  await queries
    .updateTable('consents')
    .set({ accountId: null, guardianName: null })
    .where('accountId', '=', accountId)
    .execute()
}

/** With whom they were of: nobody knows any more that somebody consented. */
export async function removeConsentsOf(queries: Queries, speakerId: string): Promise<void> {
  await queries.deleteFrom('consents').where('speakerId', '=', speakerId).execute()
}

export async function insertConsent(queries: Queries, consent: ConsentRow): Promise<void> {
  await queries.insertInto('consents').values(consent).execute()
}

export async function endConsent(queries: Queries, id: string, now: number): Promise<void> {
  await queries.updateTable('consents').set({ withdrawnAt: now }).where('id', '=', id).execute()
}

/** Keeps two changes of one account's consents apart until the transaction ends. */
export async function lockAccount(queries: Queries, accountId: string): Promise<void> {
  await queries
    .updateTable('accounts')
    .set((expression) => ({ id: expression.ref('id') }))
    .where('id', '=', accountId)
    .execute()
}
