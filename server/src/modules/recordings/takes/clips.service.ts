import type { Context } from '../../../context.ts'
import type { Actor } from '../../../http/request-scope.ts'
import { refuse, succeed, type Outcome } from '../../../outcome.ts'
import type { StoredBlob } from '../../../platform/blobs/blobs.ts'
import type { Queries } from '../../../platform/database/database.ts'
import { findRecorderLanguage, mayLearnersHear } from '../../speakers/index.ts'
import { wasPublished } from '../published/published-recordings.repository.ts'
import type { ClipEnding } from './take-presenter.ts'
import { listTakesWithBlob, type TakeRow } from './takes.repository.ts'

/** A sound that somebody may hear. */
export interface Clip {
  readonly blob: StoredBlob
  readonly ending: ClipEnding
}

/**
 * Finds a sound for who may hear it: its own recorder, recorders of the language, and once it is
 * approved everybody signed in. `take-withdrawn` where it may not be heard any more.
 */
export async function findClip(
  { database: { queries }, blobs }: Context,
  actor: Actor,
  name: string,
): Promise<Outcome<Clip>> {
  const [, hash, ending] = /^([0-9a-f]{64})\.(flac|opus)$/.exec(name) ?? []
  if (hash === undefined || (ending !== 'flac' && ending !== 'opus')) return refuse('not-found')
  const takes = await listTakesWithBlob(queries, hash)
  const shown = takes.filter((take) => {
    return hash === (ending === 'flac' ? take.archiveHash : take.listeningHash)
  })
  let isKnown = false
  for (const take of shown) {
    if (!(await concerns(queries, actor, take))) continue
    isKnown = true
    if (!(await isHeard(queries, take))) continue
    const blob = await blobs.find(hash)
    if (blob !== undefined) return succeed({ blob, ending })
  }
  if (!isKnown) isKnown = await wasPublished(queries, hash)
  return refuse(isKnown ? 'take-withdrawn' : 'not-found')
}

async function concerns(
  queries: Queries,
  { accountId, role }: Actor,
  { recorderId, approvedAt, course }: TakeRow,
): Promise<boolean> {
  if (recorderId === accountId || approvedAt !== null) return true
  if (role !== 'recorder') return false
  return (await findRecorderLanguage(queries, accountId, course)) !== undefined
}

async function isHeard(queries: Queries, { withdrawnAt, speakerId }: TakeRow): Promise<boolean> {
  return withdrawnAt === null && mayLearnersHear(queries, speakerId)
}
