import type { Context } from '../../../../server/src/context.ts'
import type { SoundChecker } from '../../../../server/src/modules/sound-check/index.ts'
import type { Queries } from '../../../../server/src/platform/database/database.ts'
import { changeClaimed, type ImportJobRow } from './repository.ts'

/** Somebody else works on it by now, or it was taken away: nothing more may come of this work. */
export class LostJobError extends Error {}

/** A job that this process works on, with where it stands. */
export interface JobInHand {
  readonly job: ImportJobRow
  /** Of this process alone, gone when the work ends. */
  readonly folder: string
  /** Aborted where the job is lost, or the server ends. */
  readonly signal: AbortSignal
  /** Told to whoever looks, a moment later. */
  readonly progress: { done: number; total: number }
}

/** Writes what has become of the job, and lets it go. @throws LostJobError where it is another's */
export async function settleJob(
  queries: Queries,
  { job }: Pick<JobInHand, 'job'>,
  change: Partial<ImportJobRow> & Pick<ImportJobRow, 'state' | 'changedAt'>,
): Promise<void> {
  const isOurs = await changeClaimed(queries, job, {
    claim: null,
    claimedUntil: null,
    attempts: 0,
    done: 0,
    total: 0,
    ...change,
  })
  if (!isOurs) throw new LostJobError()
}

/** Counts parts as they pass, and ends the walk where the work is to end. */
export async function* inHand<Part>(
  { signal, progress }: Pick<JobInHand, 'signal' | 'progress'>,
  parts: AsyncIterable<Part>,
  counts: (part: Part) => boolean = () => true,
): AsyncGenerator<Part, void> {
  for await (const part of parts) {
    signal.throwIfAborted()
    if (counts(part)) progress.done += 1
    yield part
  }
  signal.throwIfAborted()
}

export type WorkContext = Pick<
  Context,
  'database' | 'blobs' | 'clock' | 'ids' | 'library' | 'config' | 'log' | 'readCurrentCourses'
> & {
  /** Unhurried: nobody waits for it. */
  readonly soundChecker: SoundChecker
}
