import type { Actor } from '../../../http/actor.ts'
import { refuse, succeed, type Outcome } from '../../../outcome.ts'
import type { Blobs, StoredBlob } from '../../../platform/blobs/blobs.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { ConsentService } from '../consents/consents.service.ts'
import { wasPublished } from '../published/published-recordings.repository.ts'
import type { ClipEnding } from './take-presenter.ts'
import { listTakesWithBlob, type TakeRow } from './takes.repository.ts'
import type { IsRecorderOf } from './takes.service.ts'

/** A sound that somebody may hear. */
export interface Clip {
  readonly blob: StoredBlob
  readonly ending: ClipEnding
}

/**
 * Finds a sound for who may hear it: its own recorder, recorders of the language, and once it is
 * approved everybody signed in. `take-withdrawn` where it may not be heard any more.
 */
export type FindClip = (actor: Actor, name: string) => Promise<Outcome<Clip>>

export function createFindClip(parts: {
  database: Database
  blobs: Blobs
  consents: Pick<ConsentService, 'mayBeHeard'>
  isRecorderOf: IsRecorderOf
}): FindClip {
  async function concerns(actor: Actor, take: TakeRow): Promise<boolean> {
    if (take.recorderId === actor.accountId || take.approvedAt !== null) return true
    return actor.role === 'recorder' && parts.isRecorderOf(actor.accountId, take.course)
  }

  async function isHeard(take: TakeRow): Promise<boolean> {
    return take.withdrawnAt === null && parts.consents.mayBeHeard(take.speakerId)
  }

  return async (actor, name) => {
    const [, hash, ending] = /^([0-9a-f]{64})\.(flac|opus)$/.exec(name) ?? []
    if (hash === undefined || (ending !== 'flac' && ending !== 'opus')) return refuse('not-found')
    const takes = await listTakesWithBlob(parts.database.queries, hash)
    const shown = takes.filter((take) => {
      return hash === (ending === 'flac' ? take.archiveHash : take.listeningHash)
    })
    let isKnown = false
    for (const take of shown) {
      if (!(await concerns(actor, take))) continue
      isKnown = true
      if (!(await isHeard(take))) continue
      const blob = await parts.blobs.find(hash)
      if (blob !== undefined) return succeed({ blob, ending })
    }
    if (!isKnown) isKnown = await wasPublished(parts.database.queries, hash)
    return refuse(isKnown ? 'take-withdrawn' : 'not-found')
  }
}
