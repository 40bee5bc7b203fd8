import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setInterval as everyMs } from 'node:timers/promises'
import { FormatError } from '@mboa/formats'
import type { ExtensionRunner } from '../../../../server/src/extension.ts'
import {
  createSoundChecker,
  unhurriedCheckMs,
} from '../../../../server/src/modules/sound-check/index.ts'
import { isDiskFull } from '../../../../server/src/platform/free-space.ts'
import { createJobRunner } from '../../../../server/src/platform/jobs/job-runner.ts'
import { scratchFolderOf } from '../../../../server/src/platform/scratch-folder.ts'
import { UnavailableError } from '../../../../server/src/platform/unavailable-error.ts'
import { draftFile, refuseJob } from './draft-file.ts'
import {
  changeClaimed,
  claimJob,
  freeClaims,
  listClaims,
  nameOfClaim,
  type ImportJobRow,
} from './repository.ts'
import { LostJobError, type JobInHand, type WorkContext } from './job-in-hand.ts'
import { keepFile, makeSounds } from './keep-file.ts'

const pollMs = 5_000
/** Whoever died loses its job to another by then; longer than the disk is ever waited for. */
export const importLeaseMs = 60_000
/** How often it is said that somebody works on it still, and how far it is. */
const renewMs = 2_000
/** After what went wrong around it: a database that was away, a full disk. */
const retryMs = 30_000
/** What has ended its server that often ends the next one too. */
const mostAttempts = 4

/** Works on the files that desks were given: one job at a time in each server, and each by one server. */
export function createImportRunner(
  server: Omit<WorkContext, 'soundChecker'>,
  // Its own: nobody who sends a take waits behind an archive.
  soundChecker = createSoundChecker(unhurriedCheckMs),
): ExtensionRunner {
  const context: WorkContext = { ...server, soundChecker }
  const { database, clock, ids, log, config } = context
  const folder = join(scratchFolderOf(config.dataDir), 'import')
  const runner = createJobRunner({
    run: runAll,
    pollMs,
    failureText: 'Jobs of importing cannot be read; trying again soon',
    log,
  })
  const { stopping } = runner
  let isStarted = false

  async function work(job: ImportJobRow): Promise<void> {
    // Whoever worked on the job before has died, or lost it to us.
    await removeLeftovers(folder, (name) => !name.startsWith(job.id))
    const lost = new AbortController()
    const signal = AbortSignal.any([lost.signal, stopping])
    const hand: JobInHand = {
      job,
      folder: join(folder, nameOfClaim(job)),
      signal,
      progress: { done: 0, total: job.total },
    }
    // Ends by being aborted.
    const renewing = renew(hand, lost).catch(() => undefined)
    try {
      if (job.attempts > mostAttempts) await refuseJob(context, hand, endsServers)
      else await workOf[job.state]?.(context, hand)
    } catch (error) {
      await settleFailure(hand, error)
    } finally {
      lost.abort(new LostJobError())
      await renewing
      await rm(hand.folder, { recursive: true, force: true }).catch(() => undefined)
    }
  }

  /** Until the work is over, or somebody else has it. */
  async function renew({ job, progress }: JobInHand, lost: AbortController): Promise<void> {
    const waits = everyMs(renewMs, undefined, { signal: lost.signal })
    for await (const _ of waits) {
      const until = { claimedUntil: clock.now() + importLeaseMs }
      const isOurs = await changeClaimed(database.queries, job, { ...until, ...progress }).catch(
        // While the database is away nobody else can take it.
        () => true,
      )
      if (!isOurs) lost.abort(new LostJobError())
    }
  }

  async function settleFailure(hand: JobInHand, error: unknown): Promise<void> {
    const { job } = hand
    if (error instanceof LostJobError) return
    if (stopping.aborted) return postpone(job, { claimedUntil: null, attempts: job.attempts - 1 })
    if (error instanceof FormatError) return refuseJob(context, hand, error).catch(unlessLost)
    log.error({ job: job.id, error: String(error) }, 'A job of importing failed')
    const isOfServer = error instanceof UnavailableError
    const attempts = isOfServer ? job.attempts - 1 : job.attempts
    return postpone(job, { claimedUntil: clock.now() + retryMs, attempts })
  }

  async function postpone(job: ImportJobRow, change: Partial<ImportJobRow>): Promise<void> {
    await changeClaimed(database.queries, job, { claim: null, ...change })
  }

  async function runAll(): Promise<void> {
    while (!stopping.aborted) {
      const asked = { claim: ids.uuid(), now: clock.now(), leaseMs: importLeaseMs }
      const job = await claimJob(database, asked)
      if (job === undefined) return
      await work(job)
    }
  }

  return {
    wake() {
      if (isStarted) runner.wake()
    },
    runDue: runner.runDue,
    async start() {
      // One server alone: whoever worked on them has died, and nothing need be waited for.
      if (database.engine === 'sqlite') await freeClaimsOf(context)
      const claims = await listClaims(database.queries, clock.now())
      await removeLeftovers(folder, (name) => claims.has(name))
      isStarted = true
      runner.start()
    },
    stop: runner.stop,
  }
}

const workOf: Partial<
  Record<ImportJobRow['state'], (context: WorkContext, hand: JobInHand) => Promise<void>>
> = { reading: draftFile, importing: keepFile, sounding: makeSounds }

const endsServers = {
  line: 1,
  message: 'reading this file takes too long or too much',
  reason: 'unreadable-file',
} as const

function unlessLost(error: unknown): void {
  if (!(error instanceof LostJobError)) throw error
}

/** On a full disk, these jobs wait until their claims expire. */
async function freeClaimsOf({ database, log }: WorkContext): Promise<void> {
  await freeClaims(database).catch((error: unknown) => {
    if (!isDiskFull(error)) throw error
    log.warn({ error: String(error) }, 'Jobs of importing wait for their claims to end')
  })
}

/** Of processes that were killed: all but what somebody works on, here or on a server beside. */
async function removeLeftovers(folder: string, isInUse: (name: string) => boolean): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    if (!isInUse(name)) await rm(join(folder, name), { recursive: true, force: true })
  }
}
