import type { Context } from '../../../context.ts'
import type { Actor } from '../../../http/request-scope.ts'
import { refuse, succeed, type Result } from '../../../result.ts'
import { getWhole } from '../../../platform/blobs/whole-blobs.ts'
import type { Queries } from '../../../platform/database/database.ts'
import type { SpoiltSound, SpoilWish } from '../../sound-check/index.ts'
import type { TakeRow } from '../../takes/index.ts'
import { findProbe, findSoundTakes, updateProbe, type ProbeRow } from './repository.ts'

/** The takes of a probe: what it asks for, and what is heard. */
export interface ProbedTakes {
  readonly asked: TakeRow
  readonly heard: TakeRow
}

/** Undefined once one of them may not be heard any more: then the probe is gone as well. */
export async function findProbedTakes(
  queries: Queries,
  { takeId, heardTakeId }: Pick<ProbeRow, 'takeId' | 'heardTakeId'>,
): Promise<ProbedTakes | undefined> {
  const takes = await findSoundTakes(queries, [takeId, heardTakeId])
  const [asked, heard] = [takes.get(takeId), takes.get(heardTakeId)]
  return asked === undefined || heard === undefined ? undefined : { asked, heard }
}

/**
 * Makes the bad clip of a good take. It is stored nowhere, so that nothing of a voice is left where
 * its speaker withdraws it. Undefined where the take cannot be decoded any more.
 */
export async function makeProbeSound(
  { blobs, soundChecker }: Pick<Context, 'blobs' | 'soundChecker'>,
  heard: TakeRow,
  {
    id,
    flaw,
    ending,
    reviewerId,
  }: Pick<ProbeRow, 'id' | 'flaw' | 'reviewerId'> & Pick<SpoilWish, 'ending'>,
): Promise<SpoiltSound | undefined> {
  const sound = await getWhole(blobs, heard.heardHash)
  return soundChecker.spoilSound(reviewerId, sound, { flaw, seed: id, ending })
}

/** As `serveReviewClip` serves a take. */
export async function serveProbe(
  context: Context,
  { accountId }: Actor,
  { id, isSent, ending }: { id: string; isSent: boolean } & Pick<SpoilWish, 'ending'>,
): Promise<Result<{ bytes: Uint8Array; ending: SpoilWish['ending'] }>> {
  const { queries } = context.database
  const probe = await findProbe(queries, accountId, id)
  if (probe === undefined) return refuse('not-found')
  const takes = await findProbedTakes(queries, probe)
  if (takes === undefined) return refuse('take-withdrawn')
  const sound = await makeProbeSound(context, takes.heard, { ...probe, ending })
  if (sound === undefined) return refuse('not-found')
  if (isSent && probe.servedAt === null)
    await updateProbe(queries, id, { servedAt: context.clock.now() })
  return succeed({ bytes: sound.bytes, ending })
}
