import type { Actor } from '../../../http/actor.ts'
import type { Queries } from '../../../platform/database/database.ts'
import { speakerIdOf } from '../speakers/speaker-id.ts'
import { hasEverConsented } from './consents.repository.ts'

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
