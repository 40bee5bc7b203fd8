import type { SoundFile } from '@mboa/contract'
import type { Context } from '../../context.ts'
import type { Actor } from '../../http/request-scope.ts'
import { refuse, succeed, type Result } from '../../result.ts'
import type { StoredBlob } from '../../platform/blobs/blobs.ts'
import { getBlob } from '../../platform/blobs/whole-blobs.ts'
import type { Queries } from '../../platform/database/database.ts'
import { findRecorderLanguage } from '../speakers/index.ts'
import { wasPublished } from './published-recordings.repository.ts'
import { longestHeldBytes } from './held-clips.ts'
import type { ClipEnding } from './take-presenter.ts'
import { listTakesWithSound, type TakeWithSound } from './repository.ts'

/** A sound that somebody may hear. */
export interface Clip {
  readonly blob: StoredBlob
  readonly ending: ClipEnding
  /** All of it, where it is small. */
  readonly content?: Uint8Array<ArrayBuffer>
}

/**
 * Finds a sound for who may hear it: its own recorder, recorders of the language, and once it is
 * approved everybody signed in. The archive around what is heard is its recorder's only.
 * `take-withdrawn` where it may not be heard any more; a file that the store has lost is another matter.
 */
export async function findClip(
  { database: { queries }, blobs, heldClips }: Context,
  actor: Actor,
  { hash, ending }: SoundFile,
): Promise<Result<Clip>> {
  let isKnown = false
  for (const take of await listTakesWithSound(queries, { hash, ending })) {
    if (!(await concerns(queries, actor, take))) continue
    isKnown = true
    if (take.isHeard !== 1) continue
    if (take.bytes <= longestHeldBytes) {
      const content = await heldClips.read(hash)
      return succeed({ blob: { hash, bytes: content.byteLength }, ending, content })
    }
    return succeed({ blob: await getBlob(blobs, hash), ending })
  }
  if (!isKnown) isKnown = await wasPublished(queries, hash)
  return refuse(isKnown ? 'take-withdrawn' : 'not-found')
}

async function concerns(
  queries: Queries,
  { accountId, role }: Actor,
  { recorderId, approvedAt, course, isShared }: TakeWithSound,
): Promise<boolean> {
  if (recorderId === accountId) return true
  if (isShared !== 1) return false
  if (approvedAt !== null) return true
  if (role !== 'recorder') return false
  return (await findRecorderLanguage(queries, accountId, course)) !== undefined
}
