import type { Context } from '../../../context.ts'
import type { Actor } from '../../../http/request-scope.ts'
import { refuse, succeed, type Outcome } from '../../../outcome.ts'
import type { StoredBlob } from '../../../platform/blobs/blobs.ts'
import type { Queries } from '../../../platform/database/database.ts'
import { findRecorderLanguage } from '../../speakers/index.ts'
import { wasPublished } from '../published/published-recordings.repository.ts'
import { longestHeldBytes } from './held-clips.ts'
import type { ClipEnding } from './take-presenter.ts'
import { listTakesWithBlob, type TakeRow } from './takes.repository.ts'

/** A sound that somebody may hear. */
export interface Clip {
  readonly blob: StoredBlob
  readonly ending: ClipEnding
  /** All of it, where it is small. */
  readonly content?: Uint8Array<ArrayBuffer>
}

/**
 * Finds a sound for who may hear it: its own recorder, recorders of the language, and once it is
 * approved everybody signed in. `take-withdrawn` where it may not be heard any more.
 */
export async function findClip(
  { database: { queries }, blobs, heldClips }: Context,
  actor: Actor,
  name: string,
): Promise<Outcome<Clip>> {
  const [, hash, ending] = /^([0-9a-f]{64})\.(flac|opus)$/.exec(name) ?? []
  if (hash === undefined || (ending !== 'flac' && ending !== 'opus')) return refuse('not-found')
  const takes = await listTakesWithBlob(queries, hash)
  let isKnown = false
  for (const take of takes) {
    const [held, bytes] =
      ending === 'flac'
        ? [take.archiveHash, take.archiveBytes]
        : [take.listeningHash, take.listeningBytes]
    if (held !== hash || !(await concerns(queries, actor, take))) continue
    isKnown = true
    if (take.isHeard !== 1) continue
    if (bytes !== null && bytes <= longestHeldBytes) {
      const content = await heldClips.read(hash)
      if (content === undefined) continue
      return succeed({ blob: { hash, bytes: content.byteLength }, ending, content })
    }
    const blob = await blobs.find(hash)
    if (blob !== undefined) return succeed({ blob, ending })
  }
  if (!isKnown) isKnown = await wasPublished(queries, hash)
  return refuse(isKnown ? 'take-withdrawn' : 'not-found')
}

async function concerns(
  queries: Queries,
  { accountId, role }: Actor,
  { recorderId, approvedAt, course }: Pick<TakeRow, 'recorderId' | 'approvedAt' | 'course'>,
): Promise<boolean> {
  if (recorderId === accountId || approvedAt !== null) return true
  if (role !== 'recorder') return false
  return (await findRecorderLanguage(queries, accountId, course)) !== undefined
}
