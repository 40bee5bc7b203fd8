import type { Context } from '../../../../context.ts'
import type { Actor } from '../../../../http/request-scope.ts'
import { refuse, succeed, type Outcome } from '../../../../outcome.ts'
import { readWhole } from '../../../../platform/blobs/whole-blobs.ts'
import type { Queries } from '../../../../platform/database/database.ts'
import type { SpoiltSound } from '../../sound-check/spoil-archive.ts'
import { descriptionOf } from '../../takes/take-presenter.ts'
import type { TakeRow } from '../../takes/takes.repository.ts'
import { findProbe, findSoundTakes, updateProbe, type ProbeRow } from './probes.repository.ts'

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
 * its speaker withdraws it. Undefined where the store has lost the archive.
 */
export async function makeProbeSound(
  { blobs, soundChecker }: Pick<Context, 'blobs' | 'soundChecker'>,
  heard: TakeRow,
  { id, flaw }: Pick<ProbeRow, 'id' | 'flaw'>,
): Promise<SpoiltSound | undefined> {
  const archive = await readWhole(blobs, heard.archiveHash)
  if (archive === undefined) return undefined
  return soundChecker.spoilArchive(archive, { cut: descriptionOf(heard).cut, flaw, seed: id })
}

/** As `serveReviewClip` serves a take without a listening copy, at both of its addresses. */
export async function serveProbe(
  context: Context,
  { accountId }: Actor,
  id: string,
): Promise<Outcome<{ bytes: Uint8Array; ending: 'flac' }>> {
  const { queries } = context.database
  const probe = await findProbe(queries, accountId, id)
  if (probe === undefined) return refuse('not-found')
  const takes = await findProbedTakes(queries, probe)
  if (takes === undefined) return refuse('take-withdrawn')
  const sound = await makeProbeSound(context, takes.heard, probe)
  if (sound === undefined) return refuse('not-found')
  if (probe.servedAt === null) await updateProbe(queries, id, { servedAt: context.clock.now() })
  return succeed({ bytes: sound.bytes, ending: 'flac' })
}
