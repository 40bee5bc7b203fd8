import { createHash } from 'node:crypto'
import { openDataLicences, type Consent } from '@mboa/contract'
import type { Actor } from '../../http/request-scope.ts'
import type { Queries } from '../../platform/database/database.ts'
import {
  hasEverConsented,
  listConsents,
  listConsentsOf,
  type ConsentRow,
} from './consents.repository.ts'

/**
 * Who speaks, for those who must not know which account it is: the same for all takes of an
 * account, also after the account is gone.
 * @param id of who speaks on the account's devices without one, as the device called them
 */
export function speakerIdOf(accountId: string, id?: string): string {
  const named = id === undefined ? accountId : `${accountId} ${id}`
  return createHash('sha256').update(`mboa speaker ${named}`).digest('hex').slice(0, 32)
}

/**
 * Whether somebody has a say over recordings of their voice: recorders, and for good whoever has
 * been one long enough to be asked. A right that is taken away takes no voice along.
 */
export async function isSpeaker(
  queries: Queries,
  { accountId, role }: Pick<Actor, 'accountId' | 'role'>,
): Promise<boolean> {
  return role === 'recorder' || hasEverConsented(queries, speakerIdOf(accountId))
}

/** All of a speaker, also those withdrawn, the newest first. */
export async function listGivenConsents(queries: Queries, speakerId: string): Promise<Consent[]> {
  return (await listConsents(queries, speakerId)).map(presentConsent)
}

/** The same of several, by speaker. */
export async function listGivenConsentsOf(
  queries: Queries,
  speakerIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Consent[]>> {
  const rows = await listConsentsOf(queries, speakerIds)
  const bySpeaker = Map.groupBy(rows, ({ speakerId }) => speakerId)
  return new Map([...bySpeaker].map(([speakerId, own]) => [speakerId, own.map(presentConsent)]))
}

function presentConsent(row: ConsentRow): Consent {
  const { use, textVersion, guardianName, givenAt, withdrawnAt } = row
  const licence = openDataLicences.find((known) => known === row.licence) ?? null
  return { use, textVersion, licence, guardianName, givenAt, withdrawnAt }
}
