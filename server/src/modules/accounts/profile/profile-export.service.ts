import { setImmediate } from 'node:timers/promises'
import type { ProfileExport } from '@mboa/contract'
import type { Actor } from '../../../http/actor.ts'
import { streamJson, type Pages } from '../../../http/stream-json.ts'
import { refuse, succeed, type Outcome } from '../../../outcome.ts'
import { createBoundedQueue } from '../../../platform/bounded-queue.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { ContributionArchive } from '../../contributions/index.ts'
import type { PracticeArchive } from '../../practice/index.ts'
import { speakerIdOf, type TakeArchive } from '../../recordings/index.ts'
import type { ReportArchive } from '../../reports/index.ts'
import { findAccount } from '../accounts.repository.ts'
import { listIdentities } from '../google/google.repository.ts'
import type { Photos } from './photos.service.ts'
import { listSessions } from './profile.repository.ts'
import type { ProfileService } from './profile.service.ts'

/**
 * Everything kept about a person, but nothing that would let somebody sign in: the bytes of a
 * `ProfileExport`. They are read while they are written, by one export of the server at a time, so
 * that no number of large ones takes its memory or holds up who asks for something else.
 */
export type ExportProfile = (actor: Actor) => Promise<Outcome<AsyncIterable<Uint8Array>>>

/** The same fields, of which the lists without a bound come in pages. */
type Streamed = { [Name in keyof ProfileExport]: ProfileExport[Name] | Pages }

/** Who waits has waited for nobody longer than a page takes. */
const longestQueue = 1000

export function createProfileExport(parts: {
  database: Database
  clock: Clock
  profile: ProfileService
  photos: Photos
  contributionArchive: ContributionArchive
  practiceArchive: PracticeArchive
  reportArchive: ReportArchive
  takeArchive: TakeArchive
}): ExportProfile {
  const { queries } = parts.database
  const enqueue = createBoundedQueue({
    width: 1,
    longest: longestQueue,
    refusal: 'Too many exports at once.',
  })

  /** A page of one, then whatever else the server has to do. */
  const takeTurn = <Page>(read: () => Promise<Page>) =>
    enqueue(async () => {
      await setImmediate()
      return read()
    })

  return async (actor) => {
    const { accountId } = actor
    const account = await findAccount(queries, accountId)
    const profile = await parts.profile.get(actor)
    if (account === undefined || !profile.ok) return refuse('not-signed-in')
    const photo = await parts.photos.readOf(accountId)
    const identities = await listIdentities(queries, accountId)
    const sessions = await listSessions(queries, accountId, parts.clock.now())
    const exported: Streamed = {
      format: 1,
      exportedAt: parts.clock.now(),
      profile: profile.value,
      termsAcceptedAt: account.termsAcceptedAt,
      emailVerifiedAt: account.emailVerifiedAt,
      identities: identities.map(({ issuer, subject, linkedAt }) => ({
        issuer,
        subject,
        linkedAt,
      })),
      devices: sessions.map(({ userAgent, createdAt, lastSeenAt, expiresAt }) => ({
        userAgent,
        signedInAt: createdAt,
        lastSeenAt,
        expiresAt,
      })),
      photo: photo instanceof Buffer ? dataAddress(photo) : null,
      missing: photo === 'missing' ? ['photo'] : [],
      takes: parts.takeArchive.walkTakes(accountId),
      speakerCredit: await parts.takeArchive.readCredit(accountId),
      consents: [...(await parts.takeArchive.listConsents(speakerIdOf(accountId)))],
      takeReviews: parts.takeArchive.walkReviewsBy(accountId),
      practiceEvents: parts.practiceArchive.walk(accountId),
      contributions: parts.contributionArchive.walkOf(accountId),
      judgements: parts.contributionArchive.walkJudgementsBy(accountId),
      reports: parts.reportArchive.walk({ learnerId: accountId }),
    }
    return succeed(streamJson(exported, takeTurn))
  }
}

function dataAddress(photo: Buffer): string {
  return `data:image/webp;base64,${photo.toString('base64')}`
}
