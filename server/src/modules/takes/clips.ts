import type { Context } from '../../context.ts'
import type { Actor } from '../../http/request-scope.ts'
import { refuse, succeed, type Result } from '../../result.ts'
import type { StoredBlob } from '../../platform/blobs/blobs.ts'
import { getBlob } from '../../platform/blobs/whole-blobs.ts'
import type { Queries } from '../../platform/database/database.ts'
import type { RowsAsked } from '../../platform/database/json-rows.ts'
import { findRecorderLanguage } from '../speakers/index.ts'
import { wasPublished } from './published-recordings.repository.ts'
import { longestHeldBytes } from './held-clips.ts'
import type { ClipEnding } from './take-presenter.ts'
import { selectTakesWithSound, type TakeWithSound } from './repository.ts'

/** A sound that somebody may hear. */
export interface Clip {
  readonly blob: StoredBlob
  readonly ending: ClipEnding
  /** All of it, where it is small. */
  readonly content?: Uint8Array<ArrayBuffer>
}

/** Of the name of a sound's file. */
function readName(name: string): { hash: string; ending: ClipEnding } | undefined {
  const [, hash, ending] = /^([0-9a-f]{64})\.(flac|opus)$/.exec(name) ?? []
  return hash !== undefined && (ending === 'flac' || ending === 'opus')
    ? { hash, ending }
    : undefined
}

/** The takes by which `findClip` decides; undefined where nothing is called so. */
export function selectTakesOfClip(queries: Queries, name: string): RowsAsked | undefined {
  const clip = readName(name)
  return clip && selectTakesWithSound(queries, clip)
}

/**
 * Finds a sound for who may hear it: its own recorder, recorders of the language, and once it is
 * approved everybody signed in. The archive around what is heard is its recorder's only.
 * `take-withdrawn` where it may not be heard any more; a file that the store has lost is another matter.
 * @param takes what `selectTakesOfClip` asks, as it is at this moment
 */
export async function findClip(
  { database: { queries }, blobs, heldClips }: Context,
  actor: Actor,
  { name, takes }: { name: string; takes: readonly TakeWithSound[] },
): Promise<Result<Clip>> {
  const clip = readName(name)
  if (clip === undefined) return refuse('not-found')
  const { hash, ending } = clip
  let isKnown = false
  for (const take of takes) {
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
